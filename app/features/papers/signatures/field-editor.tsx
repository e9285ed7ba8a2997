import { useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Signature, signatures } from "@/worker/modules/papers/signatures/contract";
import { sizes } from "@/worker/modules/papers/signatures/rules";
import { fieldKinds, type FieldKind } from "@/worker/modules/papers/signatures/status";
import { SubmitButton, useFormState } from "@/app/ui/form";
import { FieldBox, type PlacedField } from "./field-box";
import { FieldSettings } from "./field-settings";
import { Pages } from "./pages";

/**
 * Where each signs, within the draft's form: fields are added to the page in sight, dragged or moved by the keyboard, and saved
 * together. Untouched, they are left out: other people's then find their places by themselves.
 */
export function FieldEditor({ signature }: { signature: Signature }) {
  const { t } = useWords("pages/signatures");
  const { touch } = useFormState();
  const [isTouched, setTouched] = useState(false);
  const [fields, place] = useState<PlacedField[]>(() => signature.fields.map((field, at) => ({ ...field, key: String(at) })));
  const [chosen, choose] = useState<string | null>(null);
  const next = useRef(signature.fields.length);
  const editor = useRef<HTMLDivElement>(null);
  const setFields: typeof place = (fields) => {
    place(fields);
    setTouched(true);
    touch?.("fields");
  };
  const selected = fields.find(({ key }) => key === chosen);
  const change = (key: string, part: Partial<PlacedField>) =>
    setFields((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => setFields((all) => all.filter((one) => one.key !== key));
  const add = (kind: FieldKind) => {
    const key = String(next.current++);
    const spot = { page: pageInSight(editor.current), left: 1_000, top: 1_000 + (fields.length % 6) * 500 };
    setFields((all) => [...all, { key, kind, signatory: selected?.signatory ?? 1, label: "", required: true, ...spot, ...sizes[kind] }]);
    choose(key);
  };
  if (!signature.signatories.length) return <p className="muted">{t("whoFirst")}</p>;
  return (
    <section aria-labelledby="where" ref={editor}>
      <h2 id="where" className="mb-1 text-lg">
        {t("where")}
      </h2>
      <p className="muted mb-3 text-sm">{t("whereText")}</p>
      <div className="sticky top-14 z-20 mb-3 flex flex-wrap items-center gap-2 bg-base-100 py-2">
        {fieldKinds.map((kind) => (
          <button key={kind} type="button" className="btn btn-plain" onClick={() => add(kind)}>
            {t("add1", { kind: t(`signatures:values.kind.${kind}`) })}
          </button>
        ))}
        <SubmitButton>{t("savePlaces")}</SubmitButton>
      </div>
      {selected && (
        <FieldSettings
          field={selected}
          signatories={signature.signatories}
          change={(part) => change(selected.key, part)}
          remove={() => remove(selected.key)}
        />
      )}
      {isTouched && <input type="hidden" name="fields" value="" />}
      {isTouched && fields.map((field, at) => <Hidden key={field.key} field={field} at={at} />)}
      <Pages
        pages={signature.pages}
        src={(page) => sheetPath(signatures.page, { id: signature.id, page, width: 900 })}
        alt={(page) => t("pageOf", { page, title: signature.title })}
      >
        {(page) =>
          fields
            .filter((field) => field.page === page)
            .map((field) => (
              <FieldBox
                key={field.key}
                field={field}
                name={signature.signatories[field.signatory - 1]?.name ?? ""}
                isChosen={field.key === chosen}
                choose={() => choose(field.key)}
                change={(part) => change(field.key, part)}
                remove={() => remove(field.key)}
              />
            ))
        }
      </Pages>
    </section>
  );
}

/** The page that fills most of the window. */
function pageInSight(editor: HTMLElement | null): number {
  const middle = window.innerHeight / 2;
  const figures = [...(editor?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  const inSight = figures.find((figure) => figure.getBoundingClientRect().bottom > middle);
  return Number((inSight ?? figures.at(-1))?.dataset.page ?? 1);
}

const saved = ["signatory", "kind", "page", "left", "top", "width", "height", "label", "required"] as const;

/** A field as the form sends it. */
function Hidden({ field, at }: { field: PlacedField; at: number }) {
  return saved.map((name) => <input key={name} type="hidden" name={`fields.${at}.${name}`} value={String(field[name])} />);
}
