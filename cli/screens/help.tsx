import { Box, Text, useInput } from "ink";
import type { PlaceProps } from "./places";

/** What the keys do. */
export function Help({ context: { translator }, onLeave }: PlaceProps) {
  const { say } = translator;
  useInput((input, key) => onLeave(key.ctrl && input === "c" ? "stopped" : "left"));
  return (
    <Box flexDirection="column">
      <Text bold>{say("home.helpTitle")}</Text>
      <Text>{say("home.help")}</Text>
      <Text dimColor>{say("home.anyKey")}</Text>
    </Box>
  );
}
