export { ownerOf, requireHolder } from "./holder";
export {
  addBoughtCredits,
  captureCredits,
  creditsOf,
  expireCredits,
  grantCredits,
  holdCredits,
  releaseCredits,
  takeBackCredits,
} from "./ledger";
