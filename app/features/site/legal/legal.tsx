import { TextPage } from "./text-page";

export const handle = { words: ["pages/legal"], title: "pages/legal:legal.title", description: "pages/legal:legal.lead" };

export default function Legal() {
  return <TextPage name="legal" />;
}
