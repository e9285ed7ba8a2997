import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor, actionsFor } from "@/app/shell/action";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { instrumentStatus } from "@/worker/modules/safety/instruments/status";
import { Fact, Facts } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { base, instrumentPath, nonConformityPath } from "../addresses";
import { Crumb } from "../crumb";
import { CalibrationList } from "./calibration-list";
import { InstrumentForm } from "./instrument-form";
import { InstrumentRail } from "./instrument-rail";

export const handle = {
  words: ["pages/audits", "instruments"],
  title: (data: unknown) => (data as { instrument?: { name: string } } | undefined)?.instrument?.name ?? "",
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const instrument = await context.read(instruments.show, { id: params.id });
  const isEditing = new URL(request.url).searchParams.has("edit") && instrumentStatus.allows(instrument.status, "update");
  return { instrument, isEditing, requestKey: context.nonce };
}

const to = ({ id }: { id: string }) => instrumentPath(id);

/** A calibration that fails leads to what it opened. */
export const action = actionsFor([instruments.update, instruments.retire, instruments.restore], {
  to,
  own: {
    calibrate: actionFor(instruments.calibrate, {
      to: ({ id, nonConformityId }) => (nonConformityId ? nonConformityPath(nonConformityId) : instrumentPath(id)),
    }),
  },
});

/** An instrument: what it is, and what its calibrations found. */
export default function InstrumentScreen() {
  const { t } = useWords("pages/audits");
  const { instrument, isEditing, requestKey } = useLoaderData<typeof loader>();
  const { id, name, reference, kind, place, serial, everyMonths, notes, readings, calibrations, status } = instrument;
  const field = (key: string) => t(`instruments:fields.${key}`);
  if (isEditing) {
    return (
      <div className="page-narrow">
        <Crumb section="instruments" />
        <PageHead title={name} sentence={t("instrument.editing")} />
        <InstrumentForm instrument={instrument} requestKey={requestKey} back={instrumentPath(id)} />
      </div>
    );
  }
  return (
    <>
      <Crumb section="instruments" />
      <PageHead title={name} sentence={reference}>
        {instrumentStatus.allows(status, "update") && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Facts>
            <Fact label={field("kind")}>{t(`instruments:values.kind.${kind}`)}</Fact>
            <Fact label={field("place")}>{place}</Fact>
            <Fact label={field("serial")}>{serial}</Fact>
            <Fact label={field("everyMonths")}>{everyMonths}</Fact>
            <Fact label={field("readings")}>
              {readings > 0 && (
                <Link className="link-ink tnum" to={`${base}/readings?instrument=${id}`}>
                  {readings}
                </Link>
              )}
            </Fact>
          </Facts>
          {notes && <p className="max-w-2xl whitespace-pre-line">{notes}</p>}
          <CalibrationList calibrations={calibrations} />
        </div>
        <InstrumentRail instrument={instrument} requestKey={requestKey} />
      </div>
    </>
  );
}
