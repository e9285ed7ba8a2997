import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/** A screen of the site map. */
export interface Screen {
  /** Its address as the site map writes it, for the log: what stands in its place may be anybody's. */
  pattern: string;
  /** Renders it. */
  render: RequestHandler;
}

type Routes = ServerBuild["routes"];

/**
 * Says of an address which screen's it is. Each screen is rendered by a build of its own that holds nothing else: Remix
 * compares an address with every route of its build four times a page, a fifth of a page's time with the whole site map.
 */
export function screensOf(build: ServerBuild): (pathname: string) => Screen {
  const routes = Object.values(build.routes).flatMap((route) =>
    route?.path && route.path !== "*" ? [{ ...route, path: route.path }] : [],
  );
  const exactFirst = [...routes].sort((one, other) => Number(one.path.includes(":")) - Number(other.path.includes(":")));
  const patterns = exactFirst.map(({ id, path }) => ({ id, path: `/${path}`, expression: expressionOf(path) }));
  const others = Object.values(build.routes).flatMap((route) => (route?.path === "*" ? [route.id] : []));
  const elsewhere: Screen = { pattern: "/*", render: createRequestHandler(build, "production") };
  const screens = new Map<string, Screen>();
  return (pathname) => {
    const matching = patterns.filter(({ expression }) => expression.test(pathname.replace(/\.data$/, "")));
    const [first] = matching;
    if (!first) return elsewhere;
    const ids = matching.map(({ id }) => id);
    const key = ids.join();
    const known = screens.get(key);
    if (known) return known;
    const screen = { pattern: first.path, render: createRequestHandler(only([...ids, ...others], build), "production") };
    screens.set(key, screen);
    return screen;
  };
}

/** The build with some of its routes, and what stands around them. */
function only(ids: readonly string[], build: ServerBuild): ServerBuild {
  const wanted = new Set(ids.flatMap((id) => [id, ...aroundOf(id, build.routes)]));
  const among = <Route>(all: Record<string, Route>) => Object.fromEntries(Object.entries(all).filter(([id]) => wanted.has(id)));
  return { ...build, routes: among(build.routes), assets: { ...build.assets, routes: among(build.assets.routes) } };
}

function aroundOf(id: string, routes: Routes): string[] {
  const parent = routes[id]?.parentId;
  return parent ? [parent, ...aroundOf(parent, routes)] : [];
}

function expressionOf(path: string): RegExp {
  const steps = path.split("/").map((step) => {
    if (!step.startsWith(":")) return `/${step}`;
    return step.endsWith("?") ? "(/[^/]+)?" : "/[^/]+";
  });
  return new RegExp(`^${steps.join("")}/?$`);
}
