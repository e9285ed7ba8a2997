import { TextPage } from "./text-page";

export const handle = { words: ["pages/legal"] };

export default function Legal() {
  return <TextPage name="legal" />;
}
