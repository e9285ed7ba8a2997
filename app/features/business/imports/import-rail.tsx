import { Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ImportedFile } from "@/worker/modules/business/imports/contract";
import { importStatus } from "@/worker/modules/business/imports/status";
import { RailLine } from "@/app/ui/facts";
import { TickField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { ImportStatus } from "./import-status";

interface RailProps {
  file: ImportedFile;
  requestKey: string;
}

/** What a file will do, or did, and what one may decide about it. */
export function ImportRail({ file, requestKey }: RailProps) {
  const { t, i18n } = useWords("pages/imports");
  const figures = ["lines", "toCreate", "toUpdate", "unchanged", "refused"] as const;
  return (
    <aside className="rail text-sm max-lg:order-first" aria-label={t("rail")}>
      <div className="text-base">
        <ImportStatus state={file.state} />
      </div>
      <div className="grid gap-2">
        {figures.map((name) => (
          <RailLine key={name} label={t(`imports:fields.${name}`)}>
            <span className={`tnum ${name === "refused" && file.refused ? "text-error font-semibold" : ""}`}>
              {file[name].toLocaleString(i18n.language)}
            </span>
          </RailLine>
        ))}
      </div>
      {importStatus.allows(file.state, "confirm") && <ToConfirm file={file} requestKey={requestKey} />}
      {importStatus.allows(file.state, "undo") && (
        <Decision file={file} verb="undo" requestKey={requestKey}>
          <p className="muted mb-3">{t("undo.text")}</p>
          <SubmitButton className="btn btn-plain">
            <Undo2 aria-hidden="true" />
            {t("undo.action")}
          </SubmitButton>
        </Decision>
      )}
    </aside>
  );
}

function ToConfirm({ file, requestKey }: RailProps) {
  const { t } = useWords("pages/imports");
  const count = file.toCreate + file.toUpdate;
  return (
    <div className="no-print grid gap-3">
      {count > 0 ? (
        <Decision file={file} verb="confirm" requestKey={requestKey}>
          {file.refused > 0 && (
            <div className="mb-3">
              <TickField name="skipRefused" label={t("confirm.skip", { count: file.refused })} required />
            </div>
          )}
          <SubmitButton>{t("confirm.action", { count })}</SubmitButton>
        </Decision>
      ) : (
        <p className="muted">{t("confirm.nothing")}</p>
      )}
      <Decision file={file} verb="discard" requestKey={requestKey}>
        <SubmitButton className="btn btn-quiet">
          <Trash2 aria-hidden="true" />
          {t("discard")}
        </SubmitButton>
      </Decision>
    </div>
  );
}

/** A form that does one thing to the file as it was seen. */
function Decision({ file, verb, requestKey, children }: RailProps & { verb: string; children: ReactNode }) {
  return (
    <Form verb={verb} className="no-print" requestKey={`${requestKey}${verb}`}>
      <input type="hidden" name="version" value={file.version} />
      {children}
    </Form>
  );
}
