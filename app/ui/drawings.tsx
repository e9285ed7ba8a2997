import drawings from "./drawings.svg?url";

/** Drawings in the house style: a line of ink, at most one touch of tomato and one of bay leaf. They say nothing a text does not. */
const ink = { fill: "none", stroke: "currentColor", strokeWidth: 1.8, strokeLinecap: "round", strokeLinejoin: "round" } as const;
const tomato = "var(--color-primary)";
const bay = "var(--color-secondary)";

/** What may stand over an empty list, one a subject: shapes of drawings.svg, which every screen shares. */
export type DrawingName =
  | "shelf"
  | "parcel"
  | "shop"
  | "paper"
  | "pot"
  | "cellar"
  | "van"
  | "reading"
  | "curve"
  | "glass"
  | "days"
  | "bell"
  | "door"
  | "flask";

/** A drawing by its name, in the colours of the theme. */
export function Drawing({ of }: { of: DrawingName }) {
  return (
    <svg width="240" height="140" aria-hidden="true" {...ink}>
      <use href={`${drawings}#${of}`} />
    </svg>
  );
}

/** A jar that has fallen over. */
export function FallenJar() {
  return (
    <svg width="240" height="120" viewBox="0 0 240 120" aria-hidden="true" {...ink}>
      <path d="M4 100h232M12 100v18M228 100v18" />
      <path d="M36 40h38M38 40v8c-3 4-4 6-4 12v34q0 6 6 6h30q6 0 6-6V60c0-6-1-8-4-12v-8" />
      <path d="M84 76c14 2 18-22 30-26" strokeDasharray="4 5" />
      <path d="M124 58h36q8 0 14 3v34q-6 3-14 3h-36q-6 0-6-6V64q0-6 6-6zM178 58v42" />
      <path d="M184 96h22q5 0 5 4h-30z" fill={tomato} stroke={tomato} />
      <path d="M166 34l-3-9M180 38l7-8M190 50l9-4" stroke={tomato} />
    </svg>
  );
}

/** The sign of the house: a cellar door with a tomato behind it. */
export function Sign() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
      <path d="M4 24V12a9 9 0 0 1 18 0v12M1.5 24h23" />
      <circle cx="13" cy="15.5" r="4.2" fill={tomato} stroke="none" />
      <path d="M13 11c0-2 1-3 2.6-3.2" stroke={bay} strokeWidth="1.8" />
    </svg>
  );
}
