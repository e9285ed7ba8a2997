import { useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "./i18n/use-words";

const KEY = "cellier-first-steps";
const HOME = "/customer/dashboard";

/** Remembers, as long as this tab is open, whether first steps are still to be done. */
export function rememberSteps(areLeft: boolean): void {
  try {
    if (areLeft) sessionStorage.setItem(KEY, "left");
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing offers no way back.
  }
}

const areLeft = () => {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** The way back to the list of first steps, on every screen where one does them. */
export default function StepsWay() {
  const { t } = useWords("shell");
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(pathname !== HOME && areLeft()), [pathname]);
  if (!isShown) return null;
  return (
    <Link className="link-ink no-print mb-3 inline-flex min-h-8 items-center gap-1.5 self-start text-sm" to={HOME}>
      <ArrowLeft size={16} aria-hidden="true" />
      {t("stepsWay")}
    </Link>
  );
}
