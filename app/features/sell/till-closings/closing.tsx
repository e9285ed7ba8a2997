import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { tillClosings } from "@/worker/modules/sell/till-closings/contract";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { PageHead } from "@/app/ui/page-head";
import { Euros } from "@/app/features/sell/sales/euros";
import { Difference } from "./difference";
import { Takings } from "./takings";
import { TillCrumb } from "./till-crumb";

export const handle = { words: ["pages/till-closings", "tillClosings"], title: "pages/till-closings:one" };

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { closing: await context.read(tillClosings.show, { id: params.id }) };
}

/** A closing, as it may be printed: the box first, then what the till took. */
export default function Closing() {
  const { t } = useWords("pages/till-closings");
  const { closing } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`tillClosings:fields.${name}`);
  const euros = (name: "opening" | "cash" | "expected" | "counted" | "taken" | "remaining") => (
    <Fact label={field(name)}>
      <Euros value={closing[name]} />
    </Fact>
  );
  return (
    <>
      <TillCrumb isInside />
      <PageHead title={closing.reference} />
      <div className="document">
        <div className="max-w-xl">
          <Facts>
            {euros("opening")}
            {euros("cash")}
            {euros("expected")}
            {euros("counted")}
            <Fact label={field("difference")}>
              <Difference value={closing.difference} />
            </Fact>
            {euros("taken")}
            {euros("remaining")}
            <Fact label={field("createdAt")}>
              <DateText value={closing.createdAt} />
            </Fact>
          </Facts>
          {closing.note && <p className="mt-4 whitespace-pre-line">{closing.note}</p>}
        </div>
        <aside className="rail text-sm" aria-label={t("sums")}>
          <Takings of={closing} />
        </aside>
      </div>
    </>
  );
}
