import { Camera, FileUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";

interface DropAreaProps {
  /** Where the form leads without scripts. */
  action: string;
  /** What the picker offers. */
  accept: string;
  /** What is asked for, and which files are taken. Without them the area is small. */
  text?: string;
  kinds?: string;
  /** Takes what was dropped, chosen or photographed, with the form they were put into. */
  take: (files: File[], form: FormData, isPhotograph: boolean) => void;
  /** Fields sent along. */
  children?: ReactNode;
}

/** Where files are dropped, chosen or photographed. Without scripts it is a form. */
export function DropArea({ action, accept, text, kinds, take, children }: DropAreaProps) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [isOver, setOver] = useState(false);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const takeAll = (files: FileList | null, isPhotograph = false) =>
    take([...(files ?? [])], new FormData(form.current ?? undefined), isPhotograph);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!isScripted) return;
    takeAll(target.files, target.hasAttribute("capture"));
    target.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    takeAll(event.dataTransfer.files);
  };
  return (
    <form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className={`rounded-box border border-dashed text-center ${text ? "p-5" : "p-3"} ${isOver ? "border-primary bg-base-200" : "border-edge"}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      {text && <p className="mb-3 font-semibold max-md:hidden">{text}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <label className={`btn cursor-pointer focus-within:outline-2 ${text ? "btn-primary" : "btn-plain"}`}>
          <FileUp aria-hidden="true" />
          {t("shell:files.choose")}
          <input className="sr-only" type="file" name="file" multiple accept={accept} onChange={choose} />
        </label>
        {isScripted ? (
          <label className="btn btn-plain cursor-pointer focus-within:outline-2 md:hidden">
            <Camera aria-hidden="true" />
            {t("shell:files.photograph")}
            <input className="sr-only" type="file" accept="image/*" capture="environment" onChange={choose} />
          </label>
        ) : (
          <button type="submit" className="btn btn-plain">
            {t("shell:files.send")}
          </button>
        )}
      </div>
      {kinds && <p className="muted mt-3 text-sm">{kinds}</p>}
    </form>
  );
}
