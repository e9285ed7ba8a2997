import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { FormEnd, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Money } from "@/app/ui/money";
import { formBase, requestsBase } from "./base";
import { RequestFiles } from "./request-files";
import type { WholeRequest } from "./whole-request";

interface StepProps {
  draft: WholeRequest | null;
  requestKey: string;
}

const Create = formOf(serviceRequests.create);
const Update = formOf(serviceRequests.update);
const Submit = formOf(serviceRequests.submit);

/** What the request is about. */
export function AboutStep({ draft, requestKey }: StepProps) {
  const { t } = useWords("pages/services");
  const fields = (
    <div className="grid gap-5">
      <Create.Field name="kind" value={draft?.kind ?? "label_check"} />
      <Create.Field name="title" value={draft?.title} help={t("form.titleHelp")} />
      <Create.Field name="product" value={draft?.product} help={t("form.productHelp")} />
    </div>
  );
  if (!draft) {
    return (
      <Create.Form verb="create" name="about" requestKey={requestKey} guarded>
        {fields}
        <FormEnd back={requestsBase}>{t("form.next")}</FormEnd>
      </Create.Form>
    );
  }
  return (
    <Update.Form verb="update" name="about" version={draft.version} requestKey={requestKey} guarded>
      <input type="hidden" name="_id" value={draft.id} />
      {fields}
      <FormEnd back={`${requestsBase}/${draft.id}`}>{t("form.next")}</FormEnd>
    </Update.Form>
  );
}

/** What is needed, until when and for how much. */
export function NeedStep({ draft, requestKey }: StepProps) {
  const { t } = useWords("pages/services");
  if (!draft) return null;
  return (
    <Update.Form verb="update" name="need" version={draft.version} requestKey={requestKey} guarded>
      <input type="hidden" name="_id" value={draft.id} />
      <div className="grid gap-5">
        <Update.Field name="description" value={draft.description} rows={8} help={t("form.descriptionHelp")} />
        <div className="form-grid">
          <Update.Field name="wantedOn" value={draft.wantedOn} />
          <Update.Field name="budget" value={draft.budget} help={t("form.budgetHelp")} />
        </div>
      </div>
      <FormEnd back={`${formBase}?id=${draft.id}&step=1`}>{t("form.next")}</FormEnd>
    </Update.Form>
  );
}

/** A look at all of it before it leaves. */
export function CheckStep({ draft, requestKey }: StepProps) {
  const { t } = useWords("pages/services");
  const field = (name: string) => t(`serviceRequests:fields.${name}`);
  if (!draft) return null;
  return (
    <>
      <Facts>
        <Fact label={field("kind")}>{t(`serviceRequests:values.kind.${draft.kind}`)}</Fact>
        <Fact label={field("title")}>{draft.title}</Fact>
        <Fact label={field("product")}>{draft.product}</Fact>
        <Fact label={field("description")}>{draft.description && <span className="whitespace-pre-line">{draft.description}</span>}</Fact>
        <Fact label={field("wantedOn")}>{draft.wantedOn && <DateText value={draft.wantedOn} />}</Fact>
        <Fact label={field("budget")}>{draft.budget !== null && <Money value={draft.budget} />}</Fact>
      </Facts>
      <div className="form-part">
        <RequestFiles request={draft} requestKey={requestKey} isStaff={false} />
      </div>
      <Submit.Form verb="submit" version={draft.version} requestKey={`${requestKey}-submit`}>
        <input type="hidden" name="_id" value={draft.id} />
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton>{t("serviceRequests:operations.submit.button")}</SubmitButton>
          <Link className="btn btn-plain" to={`${formBase}?id=${draft.id}&step=2`}>
            {t("form.back")}
          </Link>
          <Link className="link-ink text-sm" to={requestsBase}>
            {t("form.later")}
          </Link>
        </div>
      </Submit.Form>
    </>
  );
}
