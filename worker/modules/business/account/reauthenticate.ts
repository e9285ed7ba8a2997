import { handle } from "@/worker/engine/handler";
import { countAttempt } from "./attempts";
import { CODE_MINUTES, newCode } from "./codes";
import { credentials } from "./contract";
import { letter } from "./letters";
import { fetchOwn } from "./show";

/** Mails a code to the person who is signed in, as proof that it is them before something that matters. */
export const reauthenticate = handle(credentials.reauthenticate, async (context) => {
  const { id, email, language } = await fetchOwn(context);
  await countAttempt(context.platform, context.now, [{ key: `recover:account:${email}`, most: 5, minutes: 60 }]);
  const { code, keep } = await newCode(context);
  context.write(keep(id));
  context.send(letter("confirmation", language, email, { code, minutes: String(CODE_MINUTES) }));
  return { accepted: true } as const;
});
