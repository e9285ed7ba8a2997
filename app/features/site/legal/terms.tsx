import { TextPage } from "./text-page";

export const handle = { words: ["pages/legal"], title: "pages/legal:terms.title", description: "pages/legal:terms.lead" };

export default function Terms() {
  return <TextPage name="terms" />;
}
