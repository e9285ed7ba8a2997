export * from "../kernel";
export * from "./credits";
export * from "./desk";
export * from "./directory";
export * from "./people";
export * from "./production-requests";
export * from "./scan-inboxes";
export * from "./services";
