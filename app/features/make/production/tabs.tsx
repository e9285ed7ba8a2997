import { useLocation } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { Sections } from "@/app/ui/sections";
import { base } from "./base";

const tabs = [
  ["plan", base],
  ["orders", `${base}/orders`],
  ["proposals", `${base}/proposals`],
  ["canMake", `${base}/can-make`],
  ["requests", `${base}/requests`],
] as const;

/** The parts of production. */
export function ProductionTabs() {
  const { t } = useWords("pages/production");
  const { pathname } = useLocation();
  const sections = tabs.map(([key, to]) => ({ key, label: t(`tabs.${key}`), to, current: pathname === to }));
  return <Sections label={t("tabs.label")} sections={sections} />;
}
