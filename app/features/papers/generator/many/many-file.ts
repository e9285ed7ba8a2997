import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bundleAnswer, openBundle } from "@/worker/core/files/bundle";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";

/** Many papers as one file, paper after paper as they are asked for. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs): Promise<Response> {
  const bundle = await context.read(paperBundles.show, { id });
  return bundleAnswer(await openBundle(bundle, (place) => context.read(paperBundles.paper, { id, place })));
}
