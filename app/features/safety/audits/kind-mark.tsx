import { useWords } from "@/app/shell/i18n/use-words";
import type { PointKind } from "@/worker/modules/safety/control-plans/status";

/** CCP, PRPo or PRP: the critical ones stand out. */
export function KindMark({ kind }: { kind: PointKind }) {
  const { t } = useWords("readings");
  const look = kind === "ccp" ? "bg-neutral text-neutral-content" : "border border-edge";
  return <span className={`rounded-sm px-1.5 text-xs font-semibold ${look}`}>{t(`values.kind.${kind}`)}</span>;
}
