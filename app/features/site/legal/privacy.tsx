import { TextPage } from "./text-page";

export const handle = { words: ["pages/legal"], title: "pages/legal:privacy.title", description: "pages/legal:privacy.lead" };

export default function Privacy() {
  return <TextPage name="privacy" />;
}
