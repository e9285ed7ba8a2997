import { useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { trackClick } from "./analytics";
import { FeedbackButton } from "./feedback-button";

const links = [
  { to: "/legal", label: "footer.legal", name: "mentions_legales" },
  { to: "/privacy", label: "footer.privacy", name: "confidentialite" },
  { to: "/legal/terms", label: "footer.terms", name: "cgu" },
  { to: "/contact-support", label: "footer.support", name: "contact_support" },
];

/** Pages that end a payment stand alone. */
const without = ["/payment-success", "/payment-success-old"];

/** The foot of every page: the legal pages, whatever is asked in the middle, and the feedback button at the right. */
export function Footer({ children }: { children?: ReactNode }) {
  const { t } = useWords("shell");
  const { pathname } = useLocation();
  if (without.includes(pathname)) return null;
  return (
    <footer className="lane no-print">
      <nav className="lane-links" aria-label={t("footer.label")}>
        {links.map(({ to, label, name }) => (
          <Link key={to} to={to} onClick={() => trackClick(name, "footer")}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className="desk-only">{children}</div>
      <div className="lane-end">
        <span>{t("footer.rights", { year: new Date().getFullYear() })}</span>
        <span className="desk-only">
          <FeedbackButton />
        </span>
      </div>
    </footer>
  );
}
