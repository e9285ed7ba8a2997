/** React's renderer for Node, whose types the package keeps under the common name only. */
declare module "react-dom/server.node" {
  export { renderToPipeableStream } from "react-dom/server";
}
