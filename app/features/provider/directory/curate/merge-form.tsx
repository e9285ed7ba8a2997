import { useWords } from "@/app/shell/i18n/use-words";
import { type DirectoryEntry, directory } from "@/worker/modules/provider/directory/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(directory.merge);

/** Chooses the double that is put into the entry. */
export function MergeForm({ entry, others, requestKey }: { entry: DirectoryEntry; others: DirectoryEntry[]; requestKey: string }) {
  const { t } = useWords("pages/directory");
  const choices = others.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address.city}` }));
  return (
    <Disclosure form="merge" summary={t("merge")} look="btn btn-quiet w-full">
      <Form verb="merge" version={entry.version} requestKey={`${requestKey}-merge`} className="mt-3 grid gap-3">
        <Field name="double" choices={choices} help={t("directory:operations.merge.ask.text")} />
        <SubmitButton className="btn btn-ink">{t("directory:operations.merge.button")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
