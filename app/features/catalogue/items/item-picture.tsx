import { useNavigation, useSubmit } from "@remix-run/react";
import { Camera, ImageOff } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Item, items } from "@/worker/modules/catalogue/items/contract";
import { Action } from "@/app/ui/actions";
import { useField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { shrinkPicture } from "@/app/ui/shrink-picture";
import { picturePath } from "./thumbnail";

/** The picture of an item on its sheet: pressed, it is taken anew, by the camera of a phone too. */
export function ItemPicture({ item, requestKey }: { item: Item; requestKey: string }) {
  const { t } = useWords("pages/items");
  return (
    <div className="no-print flex flex-wrap items-end gap-3">
      <Form verb="setPicture" labels={{ content: t("items:fields.pictureId") }} requestKey={requestKey} files>
        <input type="hidden" name="version" value={item.version} />
        <Chooser item={item} />
      </Form>
      {item.pictureId && (
        <Action
          of={items.removePicture}
          version={item.version}
          requestKey={requestKey}
          icon={<ImageOff aria-hidden="true" />}
          label={t("picture.remove")}
          look="btn btn-quiet"
        />
      )}
    </div>
  );
}

/** With scripts, what is chosen is made small and sent at once; without, a button sends it. */
function Chooser({ item }: { item: Item }) {
  const { t } = useWords("pages/items");
  const { id, problem, aria } = useField("content");
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const isSending = state !== "idle" && formData?.get("_verb") === "setPicture";
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!isScripted || !file || !target.form) return;
    const form = new FormData(target.form);
    // What the browser cannot read goes as it is: the service says what is wrong with it.
    form.set("content", await shrinkPicture(file).catch(() => file), file.name);
    target.value = "";
    submit(form, { method: "post", encType: "multipart/form-data", preventScrollReset: true });
  };
  const path = picturePath(item);
  return (
    <>
      <label className="picture-well" aria-busy={isSending || undefined}>
        {path && <img src={path} alt={t("picture.of", { name: item.name })} />}
        <span className="picture-hint">
          {isSending ? <span className="loading loading-spinner loading-xs" aria-hidden="true" /> : <Camera aria-hidden="true" />}
          {t(path ? "picture.change" : "picture.add")}
        </span>
        <input {...aria} id={id} className="sr-only" type="file" name="content" accept="image/*" onChange={(event) => void choose(event)} />
      </label>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-error">
          {problem}
        </p>
      )}
      {!isScripted && <SubmitButton className="btn btn-plain mt-2">{t("picture.save")}</SubmitButton>}
    </>
  );
}
