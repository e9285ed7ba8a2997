import { useActionData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { accessTokens } from "@/worker/modules/business/access-tokens/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

/** Where programs that speak the Model Context Protocol connect. */
const MCP_PATH = "/api/mcp";
const { Form, Field } = formOf(accessTokens.create);

interface AccessPartProps {
  tokens: Result<typeof accessTokens.list>["items"];
  requestKey: string;
}

/** The programs that may act for the person: making a token shows it once, withdrawing one ends it. */
export function AccessPart({ tokens, requestKey }: AccessPartProps) {
  const { t } = useWords("pages/settings");
  const answer = useActionData<{ created?: { name: string; token: string } }>();
  return (
    <div className="grid gap-8">
      <p className="muted">{t("access.sentence")}</p>
      {answer?.created && (
        <div role="status" className="summary">
          <p>{t("access.created", { name: answer.created.name })}</p>
          <p className="code mt-2 select-all break-all">{answer.created.token}</p>
          <p className="muted mt-2 text-sm">
            {t("access.address")} <span className="code select-all break-all">{MCP_PATH}</span>
          </p>
        </div>
      )}
      <Form verb="create" requestKey={requestKey} key={answer?.created?.token}>
        <div className="form-grid">
          <Field name="name" />
          <Field name="scope" value="read" />
          <Field name="days" value={90} />
        </div>
        <SubmitButton className="btn btn-ink mt-3">{t("access.make")}</SubmitButton>
      </Form>
      <section>
        <h2 className="mb-2 text-lg">{t("access.list")}</h2>
        {tokens.length === 0 && <p className="muted">{t("access.none")}</p>}
        <ul className="grid">
          {tokens.map(({ id, name, scope, expiresAt, version }) => (
            <li key={id} className="card-line border-b border-rule py-2">
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="muted text-sm">
                  {t("access.until", { scope: t(`accessTokens:values.scope.${scope}`) })} <DateText value={expiresAt} />
                </span>
              </span>
              <Action of={accessTokens.revoke} version={version} requestKey={`${requestKey}-${id}`} values={{ id }} about={{ name }} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
