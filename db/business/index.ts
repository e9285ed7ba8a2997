export * from "../kernel";
export * from "./clients";
export * from "./cost-refreshes";
export * from "./counters";
export * from "./items";
export * from "./recipes";
export * from "./suppliers";
export * from "./tariffs";
