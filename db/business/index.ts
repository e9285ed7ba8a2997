export * from "../kernel";
export * from "./items";
