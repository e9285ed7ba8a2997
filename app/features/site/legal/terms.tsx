import { TextPage } from "./text-page";

export const handle = { words: ["pages/legal"], title: "pages/legal:terms.title" };

export default function Terms() {
  return <TextPage name="terms" />;
}
