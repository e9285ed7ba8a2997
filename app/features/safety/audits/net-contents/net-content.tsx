import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionsFor } from "@/app/shell/action";
import { netContents } from "@/worker/modules/safety/net-contents/contract";
import { checkStatus } from "@/worker/modules/safety/net-contents/status";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { netContentPath } from "../addresses";
import { Crumb } from "../crumb";
import { CheckRail } from "./check-rail";
import { PackChart } from "./pack-chart";
import { WeighForm } from "./weigh-form";

export const handle = {
  words: ["pages/audits", "netContents"],
  title: (data: unknown) => (data as { check?: { reference: string } } | undefined)?.check?.reference ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { check: await context.read(netContents.show, { id: params.id }), requestKey: context.nonce };
}

const { weigh, takeBack, cancel } = netContents;
export const action = actionsFor([weigh, takeBack, cancel], { to: ({ id }) => netContentPath(id) });

/** A check: the packs one weighs, and what they come to. */
export default function NetContentScreen() {
  const { t, i18n } = useWords("pages/audits");
  const { check, requestKey } = useLoaderData<typeof loader>();
  const { itemId, itemName, lotId, lot, reference, nominal, batch, tare, density, destructive, checkedOn, notes, by } = check;
  const field = (key: string) => t(`netContents:fields.${key}`);
  const grams = (value: number) => (value / 1_000).toLocaleString(i18n.language);
  return (
    <>
      <Crumb section="net-contents" />
      <PageHead title={itemName} sentence={reference} />
      <Refusal />
      {checkStatus.allows(check.status, "weigh") && <WeighForm check={check} requestKey={requestKey} />}
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {check.packs.length > 0 && <PackChart check={check} />}
          <Facts>
            <Fact label={field("item")}>
              <Link className="link-ink" to={`/customer/products/${itemId}`}>
                {itemName}
              </Link>
            </Fact>
            <Fact label={field("lot")}>
              <Link className="link-ink code" to={`/customer/inventory/lots/${lotId}`}>
                {lot}
              </Link>
            </Fact>
            <Fact label={field("nominal")}>
              <Quantity value={nominal.amount} unit={nominal.unit} />
            </Fact>
            <Fact label={field("batch")}>{batch.toLocaleString(i18n.language)}</Fact>
            <Fact label={field("tare")}>{grams(tare)}</Fact>
            {density !== null && <Fact label={field("density")}>{grams(density)}</Fact>}
            {destructive && <Fact label={field("destructive")}>{t("netContent.yes")}</Fact>}
            <Fact label={field("checkedOn")}>
              <DateText value={checkedOn} />
            </Fact>
            <Fact label={field("by")}>{by}</Fact>
          </Facts>
          {notes && <p className="max-w-2xl whitespace-pre-line">{notes}</p>}
        </div>
        <CheckRail check={check} requestKey={requestKey} />
      </div>
    </>
  );
}
