import { useWords } from "@/app/shell/i18n/use-words";
import { ChoicesField, NoteField, SelectField, TextField, TickField } from "@/app/ui/field";
import { Filters, SearchField } from "@/app/ui/filters";
import { Form, SubmitButton } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
import { Money } from "@/app/ui/money";
import { Pager } from "@/app/ui/pager";
import { Quantity } from "@/app/ui/quantity";
import { Sections } from "@/app/ui/sections";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";

const kinds = ["jar", "bottle", "tin"] as const;

/** Every field there is; sending it shows how a refusal looks. */
export function SampleForm() {
  const { t } = useWords("pages/kit");
  const label = (field: string) => t(`form.${field}`);
  const choices = kinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }));
  const labels = ["organic", "fermented"].map((value) => ({ value, label: label(value) }));
  return (
    <Form className="form-grid max-w-3xl" labels={{ name: label("name") }}>
      <TextField name="name" label={label("name")} help={label("nameHelp")} required />
      <MoneyField name="price" label={label("price")} />
      <SelectField name="kind" label={label("kind")} choices={choices} />
      <NoteField name="note" label={label("note")} rows={2} />
      <ChoicesField name="marks" label={label("marks")} choices={labels} />
      <TickField name="agree" label={label("agree")} />
      <div>
        <SubmitButton>{label("try")}</SubmitButton>
      </div>
    </Form>
  );
}

interface Jar {
  name: "tomato" | "plum" | "rillettes";
  content: number;
  price: number;
}

const jars: Jar[] = [
  { name: "tomato", content: 500_000, price: 32_000 },
  { name: "plum", content: 320_000, price: 46_000 },
  { name: "rillettes", content: 180_000, price: 52_000 },
];

/** A list with its sections, search, filters and pages. */
export function SampleTable() {
  const { t } = useWords("pages/kit");
  const name = (jar: Jar) => t(`jars.${jar.name}`);
  const columns: Column<Jar>[] = [
    {
      key: "jar",
      card: "title",
      label: t("table.jar"),
      sort: "jar",
      cell: (jar) => <strong className="font-semibold">{name(jar)}</strong>,
    },
    { key: "content", card: "detail", label: t("table.content"), numeric: true, cell: (jar) => <Quantity value={jar.content} unit="g" /> },
    { key: "price", card: "figure", label: t("table.price"), sort: "price", numeric: true, cell: (jar) => <Money value={jar.price} /> },
    { key: "state", card: "status", label: t("table.state"), cell: () => <Status meaning="good">{t("status.good")}</Status> },
  ];
  const options = kinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }));
  const sections = kinds.map((key, place) => ({ key, label: t(`form.kinds.${key}`), to: "?", count: 3 - place, current: place === 0 }));
  return (
    <>
      <Sections label={t("table.filter")} sections={sections} />
      <div className="my-4 flex flex-wrap items-center gap-2">
        <SearchField label={t("table.search")} placeholder={t("table.search")} />
        <Filters filters={[{ name: "kind", label: t("table.filter"), options }]} />
      </div>
      <Table caption={t("table.caption")} columns={columns} rows={jars} rowKey={(jar) => jar.name} defaultSort="jar" />
      <Pager shown={jars.length} nextCursor={null} />
    </>
  );
}
