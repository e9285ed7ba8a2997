import { written } from "./model/spelling";

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

/** Does a message ask what the answer before is made of: "pourquoi ?", "lesquelles ?", "which ones?" */
export function asksWhy(message: string): boolean {
  return /^(?:et |and |mais |but |ok )?(?:pourquoi|pk|comment ca|comment ca se fait|d'ou (?:ca )?vient[- ](?:ce chiffre|ca|il)|d'ou ca vient|lesquels|lesquelles|lequel|laquelle|c'est lesquels|c'est lesquelles|(?:donne|montre|fais voir)[- ]?(?:moi )?(?:le detail|les|la liste|lesquels)|le detail|en detail|detaille|detail|details|qui ca|c'est qui|why|why so|how come|which ones|which one|which|who|show me|show them|list them|show me which|what are they|the details|break it down|what is it made of|de quoi c'est fait)(?: stp| svp| please)?$/.test(
    written(message).replace(/\.$/, "").trim(),
  );
}
