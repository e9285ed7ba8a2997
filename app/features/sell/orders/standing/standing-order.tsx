import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { Actions } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { MadeList } from "@/app/ui/made-list";
import { base, standingBase } from "../base";
import { StandingForm } from "./standing-form";
import { StandingStatus } from "./standing-orders";

export const handle = {
  words: ["pages/orders", "standingOrders"],
  title: (data: unknown) => (data as { standing?: { clientName: string } } | undefined)?.standing?.clientName ?? "",
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const standing = await context.read(standingOrders.show, { id: params.id });
  const isEditing = new URL(request.url).searchParams.has("edit");
  return { standing, isEditing, requestKey: context.nonce, today: context.today };
}

/** Does to a standing order what the button pressed says. */
export const action = actionsFor([standingOrders.update, standingOrders.pause, standingOrders.resume], {
  own: { run: actionFor(standingOrders.run, { to: ({ orderId }) => `${base}/${orderId}` }) },
});

export default function StandingOrderScreen() {
  const { t } = useWords("pages/orders");
  const { standing, isEditing, requestKey, today } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`standingOrders:fields.${name}`);
  const rhythm = t(`standingOrders:values.rhythm.${standing.rhythm}`);
  const head = (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={standingBase}>
          {t("standing.title")}
        </Link>
      </p>
      <PageHead title={standing.clientName} sentence={rhythm}>
        {!isEditing && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
    </>
  );
  if (isEditing) {
    return (
      <div className="page-narrow">
        {head}
        <StandingForm standing={standing} requestKey={requestKey} today={today} back={`${standingBase}/${standing.id}`} />
      </div>
    );
  }
  return (
    <>
      {head}
      <Refusal />
      <div className="document">
        <div className="parts content-start gap-8">
          <section>
            <h2 className="mb-2 text-lg">{field("lines")}</h2>
            <Facts>
              {standing.lines.map(({ itemId, name, amount }) => (
                <Fact key={itemId} label={name}>
                  <Quantity value={amount.amount} unit={amount.unit} />
                </Fact>
              ))}
            </Facts>
          </section>
          <MadeList
            title={field("made")}
            none={t("standing.notYet")}
            made={standing.made.map(({ id, reference, orderedOn }) => ({ to: `${base}/${id}`, name: reference, day: orderedOn }))}
          />
          {standing.notes && <p className="max-w-2xl whitespace-pre-line">{standing.notes}</p>}
        </div>
        <aside className="rail text-sm" aria-label={t("parts.rail")}>
          <div className="text-base">
            <StandingStatus paused={standing.paused} />
          </div>
          <div className="no-print grid gap-2">
            <Actions
              of={standingOrders}
              moves={standing.paused ? ["resume"] : ["run", "pause"]}
              next={standing.paused ? "resume" : "run"}
              look="btn btn-quiet"
              version={standing.version}
              requestKey={requestKey}
            />
          </div>
          <Facts>
            <Fact label={field("nextOn")}>
              <DateText value={standing.nextOn} />
            </Fact>
            <Fact label={field("leadDays")}>{standing.leadDays}</Fact>
            <Fact label={field("endsOn")}>{standing.endsOn && <DateText value={standing.endsOn} />}</Fact>
          </Facts>
        </aside>
      </div>
    </>
  );
}
