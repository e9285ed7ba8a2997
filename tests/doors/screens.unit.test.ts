import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import siteMap from "@/app/routes";
import { screensOf } from "@/worker/doors/screens";

/** The site map as a build holds it, each screen answering with its own address in it. */
async function site() {
  const routes: Record<string, unknown> = {};
  const add = (entries: Awaited<typeof siteMap>, parentId?: string) => {
    for (const { id, file, path, index, children = [] } of entries) {
      const own = id ?? file;
      const loader = () => new Response(`${path ?? "/"}`);
      routes[own] = { id: own, parentId, path, index, module: children.length ? { default: () => null } : { loader } };
      add(children, own);
    }
  };
  add(await siteMap);
  return { routes, assets: { routes, version: "1", url: "" }, entry: { module: {} }, future: {} } as unknown as ServerBuild;
}

const addressOf = (path: string) => `/${path.replace(/:\w+\??/g, "x1")}`;

test("each address of the site map is its own screen's, and is rendered by it", async () => {
  const build = await site();
  const screenOf = screensOf(build);
  const paths = Object.values(build.routes).flatMap((route) => (route?.path && route.path !== "*" ? [route.path] : []));
  expect(paths.length).toBeGreaterThan(200);
  for (const path of paths) {
    const { pattern, render } = screenOf(addressOf(path));
    const answer = await render(new Request(`http://cellier.test${addressOf(path)}`));
    expect([pattern, await answer.text()], path).toEqual([`/${path}`, path]);
  }
});

test("an address that is no screen's is rendered by the whole site map", async () => {
  const { pattern, render } = screensOf(await site())("/nowhere/at/all");
  expect(pattern).toBe("/*");
  expect(await (await render(new Request("http://cellier.test/nowhere/at/all"))).text()).toBe("*");
});
