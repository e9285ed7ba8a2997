import type { Block } from "@/worker/core/files/paper";
import { auditsOf, complaintsOf, issuesOf, recallsOf } from "./pack-follow-up";
import { checksOf, heldOf, samplesOf, tracesOf, treatmentsOf, weighedOf } from "./pack-lots";
import type { Printing, Whole } from "./pack-part";
import { attachedOf, certificatesOf, companyOf, instrumentsOf, trainingsOf } from "./pack-proofs";
import { countsOf, missedOf, outsideOf, plansOf } from "./pack-readings";

/** The parts of a pack, with their contents first; a part without rows says so. */
export function packBlocks(pack: Whole, printing: Printing): Block[] {
  const parts = [
    companyOf(pack, printing),
    ...plansOf(pack, printing),
    countsOf(pack, printing),
    missedOf(pack, printing),
    outsideOf(pack, printing),
    checksOf(pack, printing),
    treatmentsOf(pack, printing),
    samplesOf(pack, printing),
    weighedOf(pack, printing),
    issuesOf(pack, printing),
    complaintsOf(pack, printing),
    ...tracesOf(pack, printing),
    recallsOf(pack, printing),
    heldOf(pack, printing),
    auditsOf(pack, printing),
    certificatesOf(pack, printing),
    instrumentsOf(pack, printing),
    trainingsOf(pack, printing),
    attachedOf(pack, printing),
  ];
  const contents = parts.map(({ title }, place) => `${place + 1}. ${title}`).join("\n");
  return [
    { kind: "text", label: printing.words.paper.contents, text: contents },
    ...parts.flatMap(({ title, blocks }, place): Block[] => [{ kind: "heading", text: `${place + 1}. ${title}` }, ...blocks]),
  ];
}
