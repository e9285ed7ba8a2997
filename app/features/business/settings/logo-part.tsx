import { Form as PlainForm } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { FileField } from "@/app/ui/field";
import { Form, RequestKey, SubmitButton } from "@/app/ui/form";
import type { SettingsProps } from "./company-form";

const MOST = 1024 * 1024;

/** The logo as papers show it, and the ways to change it or take it off. */
export function LogoPart({ own, requestKey }: SettingsProps) {
  const { t } = useWords("pages/settings");
  const label = t("company:fields.content");
  return (
    <div className="grid gap-6">
      {own.hasLogo ? (
        <div className="flex flex-wrap items-end gap-4">
          <img
            className="h-28 w-72 rounded-box border border-rule bg-white object-contain p-3"
            src={`/customer/papers/company.logo?v=${own.version}`}
            alt={t("logoOf", { name: own.name })}
          />
          <PlainForm method="post">
            <RequestKey value={requestKey} />
            <input type="hidden" name="version" value={own.version} />
            <button type="submit" name="_verb" value="removeLogo" className="btn btn-plain">
              <Trash2 aria-hidden="true" />
              {t("removeLogo")}
            </button>
          </PlainForm>
        </div>
      ) : (
        <p className="muted">{t("noLogo")}</p>
      )}
      <Form verb="setLogo" labels={{ content: label }} requestKey={requestKey} files>
        <input type="hidden" name="version" value={own.version} />
        <FileField
          name="content"
          label={label}
          help={t("help.logo")}
          accept=".png,.jpg,.jpeg,image/png,image/jpeg"
          most={MOST}
          tooLong={t("tooLong")}
        />
        <div className="form-part">
          <SubmitButton>{t("setLogo")}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
