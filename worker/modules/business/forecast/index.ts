export { daysOfMonths, type Expected, expectedSales, openWithin } from "./expected";
export { expectedText } from "./text";
