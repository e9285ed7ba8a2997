import { useWords } from "@/app/shell/i18n/use-words";

const ink = { fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** A jar with its label, as a maker would paste it: the product's whole idea in one drawing. */
export function Label() {
  const { t } = useWords("pages/public");
  return (
    <svg viewBox="0 0 360 420" className="mx-auto w-full max-w-96" role="img" aria-label={t("home.label.alt")} {...ink} strokeWidth="2">
      <path d="M20 396h320" strokeWidth="2.4" />
      <path d="M86 34h188v34H86zM92 44h176M92 56h176" />
      <path d="M96 68c0 22-44 26-44 66v234q0 28 28 28h200q28 0 28-28V134c0-40-44-44-44-66" />
      <path d="M66 150c0-20 10-30 22-38" strokeWidth="3" opacity=".35" />
      <rect x="52" y="168" width="256" height="160" fill="var(--color-base-100)" />
      <path d="M64 180h232M64 184.500h232M64 312h232M64 316.500h232" strokeWidth="1.200" />
      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="180" y="222" fontFamily="var(--font-serif)" fontSize="26">
          {t("home.label.name")}
        </text>
        <text x="180" y="247" fontFamily="var(--font-sans)" fontSize="13">
          {t("home.label.maker")}
        </text>
        <text x="180" y="284" fontFamily="var(--font-sans)" fontSize="12" letterSpacing=".3">
          {t("home.label.lot")}
        </text>
        <text x="180" y="303" fontFamily="var(--font-sans)" fontSize="11.5">
          {t("home.label.date")}
        </text>
      </g>
      <circle cx="100" cy="366" r="17" fill="var(--color-primary)" stroke="none" />
      <path d="M100 349c-1-7 3-11 9-13M93 350c4 2 9 2 14-1" stroke="var(--color-secondary)" />
      <circle cx="140" cy="370" r="14" fill="var(--color-primary)" stroke="none" opacity=".85" />
      <path d="M196 372c10-16 30-18 48-8-8 16-30 20-48 8zm0 0c14-3 30-5 40-7" stroke="var(--color-secondary)" />
    </svg>
  );
}
