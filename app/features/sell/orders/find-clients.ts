import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { makesOne, offersFor } from "@/app/shell/offers";
import type { Offer } from "@/app/ui/picker/offer";
import { type Client, clients } from "@/worker/modules/sell/clients/contract";

/** Clients that a few typed letters may mean, by their reference. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  offersFor(request, async (question) => (await context.read(clients.list, question)).items.map(offerOf));

/** Makes a client of a name and a category. */
export const action = makesOne(async ({ name, kind, key }, context) =>
  offerOf(await context.call(clients.create, { companyName: name, category: kind }, key)),
);

const offerOf = ({ reference, companyName, billingAddress, shippingAddress }: Client): Offer => ({
  sku: reference,
  name: companyName,
  about: (shippingAddress ?? billingAddress)?.city,
});
