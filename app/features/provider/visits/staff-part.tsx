import type { ComponentProps } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { Action } from "@/app/ui/actions";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { visits } from "@/worker/modules/provider/visits/contract";
import { clientsBase } from "../consultancy/base";
import { VisitList } from "./visit-list";

const { Form, Field } = formOf(visits.request);

type StaffPartProps = Pick<ComponentProps<typeof VisitList>, "visits" | "log"> & { client: string; requestKey: string };

/** What a client lets the staff look at, the way in, and the way to ask for it. */
export function StaffPart({ client, visits: granted, log, requestKey }: StaffPartProps) {
  const { t } = useWords("pages/visits");
  return (
    <div className="grid gap-3">
      <VisitList
        visits={granted}
        log={log}
        logOf={({ id }) => `${clientsBase}/${client}?visit=${id}`}
        actionOf={({ id }) => <Action of={visits.enter} requestKey={`${requestKey}-${id}`} values={{ _id: id }} />}
      />
      <Disclosure form="request" summary={t("ask")} look="btn btn-plain w-fit">
        <Form verb="request" requestKey={`${requestKey}-request`} className="mt-3 grid max-w-xl gap-3">
          <input type="hidden" name="client" value={client} />
          <Field name="reason" />
          <SubmitButton className="btn btn-ink">{t("visits:operations.request.button")}</SubmitButton>
        </Form>
      </Disclosure>
    </div>
  );
}
