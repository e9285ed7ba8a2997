import { variantsOf } from "./glossary";
import type { Heard, Named, Span } from "./names";
import { isKnown } from "./model/model";
import { ALIKE, close, isMisspelt } from "./spans";
import { likeness, type Token, tokensOf } from "./text";

/** The document that a word names which nothing else is called by: "notre kbis". */
export function paperIn(found: readonly Named[], tokens: readonly Token[], content: readonly number[], spans: readonly Span[]): Span[] {
  const isTaken = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  const isFree = (at: number) => !isTaken(at) && !isKnown(tokens[at]?.word ?? "") && !isMisspelt(tokens[at]?.word ?? "");
  for (const at of content.filter(isFree)) {
    const own = found.filter(
      ({ kind, name }) => kind === "document" && tokensOf(name).some(({ stem }) => likeness(tokens[at]?.stem ?? "", stem) > ALIKE),
    );
    const way = {
      kind: "document",
      module: "documents",
      ids: own.map(({ id }) => id),
      names: own.map(({ name }) => name),
      range: undefined,
    };
    if (own.length) return [{ from: at, to: at + 1, places: [at], link: { words: [tokens[at]?.word ?? ""], ways: [way] } }];
  }
  return [];
}

/** What papers are. */
const PAPER =
  /^(?:contrats?|attestations?|certificats?|bail|agrement|accords?|cahiers?|procedures?|rapports?|assurances?|contracts?|certificates?|lease|agreements?|reports?|insurance|approval)$/;

/** The documents that are called by a word that names nothing else and says that a paper is meant, or that nobody taught. */
export function papersOf(
  found: readonly Named[],
  tokens: readonly Token[],
  content: readonly number[],
  taken: ReadonlySet<number>,
): Heard["papers"] {
  const scored = found.flatMap((record) => {
    if (record.kind !== "document") return [];
    const stems = tokensOf(record.name).map(({ stem }) => stem);
    const isSaid = ({ stem }: Token) => [...variantsOf(stem)].some((own) => stems.some((other) => close(own, other) > ALIKE));
    const said = content.filter((at) => isSaid(tokens[at] as Token));
    const isPaper = said.some((at) => !taken.has(at) && (!isKnown(tokens[at]?.word ?? "") || PAPER.test(tokens[at]?.word ?? "")));
    return isPaper ? [{ record, said }] : [];
  });
  const most = Math.max(0, ...scored.map(({ said }) => said.length));
  const best = scored.filter(({ said }) => said.length === most);
  const [first] = best;
  if (!first) return null;
  const [ids, names] = [best.map(({ record }) => record.id), best.map(({ record }) => record.name)];
  return {
    words: first.said.map((at) => tokens[at]?.word ?? ""),
    way: { kind: "document", module: "documents", ids, names, range: undefined },
  };
}
