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
