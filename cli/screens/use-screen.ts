import { useStdout } from "ink";
import { useEffect, useState } from "react";

/** The size of the screen, as it is now. */
export function useScreen() {
  const { stdout } = useStdout();
  const measure = () => ({ columns: stdout.columns ?? 80, lines: stdout.rows ?? 24 });
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const resized = () => setSize({ columns: stdout.columns ?? 80, lines: stdout.rows ?? 24 });
    stdout.on("resize", resized);
    return () => void stdout.off("resize", resized);
  }, [stdout]);
  return size;
}
