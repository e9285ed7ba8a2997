import { useWords } from "@/app/shell/i18n/use-words";

interface Part {
  title: string;
  text: string[];
}

/** A page of real text: its parts come from the words, in the reader's language. */
export function TextPage({ name }: { name: "privacy" | "legal" | "terms" }) {
  const { t } = useWords("pages/legal");
  const parts = t(`${name}.parts`, { returnObjects: true }) as Part[];
  return (
    <article className="prose-page pb-8 pt-2">
      <h1>{t(`${name}.title`)}</h1>
      <div className="rule-double mt-3" aria-hidden="true" />
      <p className="muted !mt-4">{t(`${name}.lead`)}</p>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
