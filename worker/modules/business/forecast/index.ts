export { type Expected, expectedSales, openBetween } from "./expected";
export { expectedText } from "./text";
