import { TextPage } from "./text-page";

export const handle = { words: ["pages/legal"] };

export default function Privacy() {
  return <TextPage name="privacy" />;
}
