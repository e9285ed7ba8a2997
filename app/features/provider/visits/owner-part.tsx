import type { ComponentProps } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { Action } from "@/app/ui/actions";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { visits } from "@/worker/modules/provider/visits/contract";
import { VisitList } from "./visit-list";

const { Form, Field } = formOf(visits.grant);

type OwnerPartProps = Pick<ComponentProps<typeof VisitList>, "visits" | "log"> & { requestKey: string };

/** Where an owner lets Cellier's staff look, for how long, and sees what they looked at. */
export function OwnerPart({ visits: granted, log, requestKey }: OwnerPartProps) {
  const { t } = useWords("pages/visits");
  return (
    <div className="grid gap-8">
      <p className="muted">{t("sentence")}</p>
      <Form verb="grant" requestKey={`${requestKey}-grant`}>
        <div className="form-grid">
          <Field name="reason" />
          <Field name="hours" value={24} />
        </div>
        <SubmitButton className="btn btn-ink mt-3">{t("visits:operations.grant.button")}</SubmitButton>
      </Form>
      <VisitList
        visits={granted}
        log={log}
        logOf={({ id }) => `/account-settings?tab=visits&visit=${id}`}
        actionOf={({ id, version, reason }) => (
          <Action of={visits.withdraw} version={version} requestKey={`${requestKey}-${id}`} values={{ id }} about={{ name: reason }} />
        )}
      />
    </div>
  );
}
