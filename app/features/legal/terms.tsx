import { TextPage } from "./text-page";

export const handle = { words: ["pages/legal"] };

export default function Terms() {
  return <TextPage name="terms" />;
}
