import { is, monthNamed } from "./lexicon";
import { dayWords, isPlain } from "./model/plain";
import { written } from "./model/spelling";
import type { Heard } from "./names";
import { type Token, tokensOf } from "./text";

/** Does a message go on from the one before: "et en octobre ?", "what about Etxe Ona?", "pour Etxe Ona" */
export function isFollowing(message: string): boolean {
  const text = written(message);
  const isShort = text.split(" ").length <= 7;
  return (
    isShort &&
    /^(?:et |and |mais |but |what about |how about |idem |same |meme chose |plutot |seulement |only |(?:et )?(?:pour|en|chez|in|for|with) )/.test(
      `${text} `,
    )
  );
}

/** "How does this November compare with last year?": days are compared, and nothing says in what: in what was sold. */
export function comparesDaysAlone({ text, links }: Pick<Heard, "text" | "links">): boolean {
  const tokens = tokensOf(text.replace(/\bpar rapport a\b/g, "versus"));
  const isDays = tokens.some(({ word }) => dayWords.includes(word));
  const months = tokens.filter(({ word }) => monthNamed(word) !== null).length;
  const compares =
    months > 1
      ? /^(?:compar\w*|versus|vs|mieux|better|worse|pire|plus|moins|more|less|ventes?|vend\w*|sales?|sold|sell|ca|turnover|revenue|and|et|ou|or)$/
      : /^(?:compar\w*|versus|vs|mieux|better|worse|pire)$/;
  const isElse = ({ word }: Token) =>
    !is.small(word) && !isPlain(word) && !is.number(word) && !dayWords.includes(word) && !is.sign(word) && !compares.test(word);
  return isDays && !links.length && tokens.some(({ word }) => compares.test(word)) && !tokens.some(isElse);
}

/** Does a message ask what the answer before is made of: "pourquoi ?", "lesquelles ?", "which ones?" */
export function asksWhy(message: string): boolean {
  return /^(?:et |and |mais |but |ok )?(?:pourquoi|pk|comment ca|comment ca se fait|d'ou (?:ca )?vient[- ](?:ce chiffre|ca|il)|d'ou ca vient|lesquels|lesquelles|lequel|laquelle|c'est lesquels|c'est lesquelles|(?:donne|montre|fais voir)[- ]?(?:moi )?(?:le detail|les|la liste|lesquels)|le detail|en detail|detaille|detail|details|qui ca|c'est qui|why|why so|how come|which ones|which one|which|who|show me|show them|list them|show me which|what are they|the details|break it down|what is it made of|de quoi c'est fait)(?: stp| svp| please)?$/.test(
    written(message).replace(/\.$/, "").trim(),
  );
}
