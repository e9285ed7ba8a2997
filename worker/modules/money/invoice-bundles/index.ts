import { file } from "./file";
import { list } from "./list";
import { print } from "./print";
import { giveUp, printSome } from "./print-part";
import { show } from "./show";

export { giveUpBundle, printPart } from "./print-part";
export const invoiceBundleHandlers = { list, show, file, print, printSome, giveUp };
