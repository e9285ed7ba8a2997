import { useWords } from "@/app/shell/i18n/use-words";
import { netContents } from "@/worker/modules/safety/net-contents/contract";
import type { NetContentCheck } from "@/worker/modules/safety/net-contents/shapes";
import { Action } from "@/app/ui/actions";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(netContents.weigh);

/** One weight after the other, as the scale shows it; the field is ready for the next once one is written down. */
export function WeighForm({ check, requestKey }: { check: NetContentCheck; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { weighed, needed, version, packs } = check;
  const last = packs.at(-1);
  return (
    <section className="no-print mb-8 max-w-md">
      <h2 className="text-lg">{t("netContent.weighing", { next: weighed + 1, needed })}</h2>
      <progress className="progress mt-1 w-full" value={weighed} max={needed} aria-label={t("netContents:fields.weighed")} />
      <p className="muted mb-3 text-sm">{t("netContent.weighHelp")}</p>
      <Form key={version} verb="weigh" version={version} requestKey={`${requestKey}.weigh`} className="grid gap-3" guarded>
        <Field name="weights" label={t("netContent.weight")} unit="g" inputMode="decimal" autoComplete="off" autoFocus />
        <SubmitButton className="btn btn-primary w-full">{t("netContents:operations.weigh.button")}</SubmitButton>
      </Form>
      {last && (
        <div className="mt-2">
          <Action of={netContents.takeBack} version={version} requestKey={`${requestKey}.back`} look="btn btn-quiet" />
        </div>
      )}
    </section>
  );
}
