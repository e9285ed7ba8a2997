export { correct, standing } from "./correct";
export { allocate, isUsable, type Need, type Part, type Place, requireUsable } from "./fefo";
export { openLots } from "./lots";
export { placesOf } from "./places";
export { type Posting, post } from "./post";
export { promise, promisesTo, release } from "./promises";
export { refuseShort } from "./short";
export { worth, worthOf } from "./worth";
