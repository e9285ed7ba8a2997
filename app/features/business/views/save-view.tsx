import { useWords } from "@/app/shell/i18n/use-words";
import { views } from "@/worker/modules/business/views/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { base } from "./address";

const { Form, Field } = formOf(views.create);

interface SaveViewProps {
  screen: string;
  /** What the list is narrowed and ordered by. */
  search: string;
  requestKey: string;
}

/** Keeps a list as it is narrowed and ordered, under a name. */
export function SaveView({ screen, search, requestKey }: SaveViewProps) {
  const { t } = useWords("views");
  return (
    <Form verb="create" action={base} requestKey={requestKey} className="grid max-w-md gap-3">
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="search" value={search} />
      <Field name="name" required />
      <div>
        <SubmitButton>{t("operations.create.button")}</SubmitButton>
      </div>
    </Form>
  );
}
