import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { PageHead } from "@/app/ui/page-head";
import { instrumentPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";
import { InstrumentForm } from "./instrument-form";

export const handle = { words: ["pages/audits", "instruments"], title: "pages/audits:instrument.new" };

export function loader({ context }: LoaderFunctionArgs) {
  return { requestKey: context.nonce };
}

export const action = actionFor(instruments.create, { to: ({ id }) => instrumentPath(id) });

export default function NewInstrument() {
  const { t } = useWords("pages/audits");
  const { requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="instruments" />
      <PageHead title={t("instrument.new")} sentence={t("instrument.newText")} />
      <InstrumentForm requestKey={requestKey} back={sectionPath("instruments")} />
    </div>
  );
}
