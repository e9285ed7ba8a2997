/** Opens an address in the person's browser. @returns whether there is a program that does */
export async function openAddress(address: string): Promise<boolean> {
  const { spawn } = await import("node:child_process");
  const opener = process.platform === "darwin" ? "open" : "xdg-open";
  return new Promise((resolve) => {
    const child = spawn(opener, [address], { detached: true, stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
