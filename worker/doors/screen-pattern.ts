import type { ServerBuild } from "@remix-run/cloudflare";

/** Says of an address which screen's it is, by the pattern in the site map: what stands in its place may be anybody's. */
export function patternsOf({ routes }: ServerBuild): (pathname: string) => string {
  const paths = Object.values(routes).flatMap((route) => (route?.path && route.path !== "*" ? [route.path] : []));
  const named = [...paths].sort((one, other) => Number(one.includes(":")) - Number(other.includes(":")));
  const patterns = named.map((path) => ({ path: `/${path}`, expression: expressionOf(path) }));
  return (pathname) => patterns.find(({ expression }) => expression.test(pathname.replace(/\.data$/, "")))?.path ?? "/*";
}

function expressionOf(path: string): RegExp {
  const steps = path.split("/").map((step) => {
    if (!step.startsWith(":")) return `/${step}`;
    return step.endsWith("?") ? "(/[^/]+)?" : "/[^/]+";
  });
  return new RegExp(`^${steps.join("")}/?$`);
}
