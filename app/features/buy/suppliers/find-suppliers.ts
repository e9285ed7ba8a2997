import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { makesOne, offersFor } from "@/app/shell/offers";
import type { Offer } from "@/app/ui/picker/offer";
import { type Supplier, suppliers } from "@/worker/modules/buy/suppliers/contract";

/** Suppliers that a few typed letters may mean, by their reference. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  offersFor(request, async (question) => (await context.read(suppliers.list, question)).items.map(offerOf));

/** Makes a supplier of a name. */
export const action = makesOne(async ({ name, key }, context) => offerOf(await context.call(suppliers.create, { name }, key)));

const offerOf = ({ reference, name, address }: Supplier): Offer => ({ sku: reference, name, about: address?.city });
