export * from "../kernel";
export * from "./desk";
export * from "./people";
