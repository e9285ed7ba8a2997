/** An operator of a page's content, with the tokens that stand before it. */
export interface Step {
  operator: string;
  operands: string[];
}

const TOKEN = /%[^\r\n]*|\((?:\\[\s\S]|[^\\()])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s<>[\]()/%]*|[^\s<>[\]()/%]+/g;
/** A number, a word that is a value, or what opens and closes several. */
const OPERAND = /^(?:[([</\])>]|[+-]?[\d.]+$|(?:true|false|null)$)/;

/** Reads the operators of a content stream, as ISO 32000-1 writes them; no pictures within it. */
export function stepsOf(content: string): Step[] {
  const steps: Step[] = [];
  let operands: string[] = [];
  for (const [token] of content.matchAll(TOKEN)) {
    if (token.startsWith("%")) continue;
    if (OPERAND.test(token)) operands.push(token);
    else {
      steps.push({ operator: token, operands });
      operands = [];
    }
  }
  return steps;
}

/** Operators that leave something to be seen. */
export const PAINTING = new Set(["Tj", "TJ", "'", '"', "f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "Do", "sh"]);

/** Every operator of ISO 32000-1 but those of colours for printers (`k`, `K`) and of pictures within the content. */
export const KNOWN = new Set([
  ...PAINTING,
  ..."q Q cm w J j M d ri i gs m l c v y h re n W W* BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* CS cs SC SCN sc scn G g RG rg BMC BDC EMC MP DP".split(
    " ",
  ),
]);

/** Characters that a text operator shows, of two bytes each. */
export function codesIn(operands: readonly string[]): number[] {
  const written = operands.filter((token) => /^<[0-9A-Fa-f]/.test(token)).map((token) => token.replace(/[<>\s]/g, ""));
  return written.flatMap((hex) => (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));
}
