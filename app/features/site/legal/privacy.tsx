import { TextPage } from "./text-page";

export const handle = { words: ["pages/legal"], title: "pages/legal:privacy.title" };

export default function Privacy() {
  return <TextPage name="privacy" />;
}
