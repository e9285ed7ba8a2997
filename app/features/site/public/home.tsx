import { Link } from "@/app/ui/link";
import { MessageCircleQuestion, PanelsTopLeft, SquareTerminal } from "lucide-react";
import { trackClick } from "@/app/shell/analytics";
import { useWords } from "@/app/shell/i18n/use-words";
import { Label } from "./label";

export const handle = { words: ["pages/public"] };

const doors = [
  { key: "web", icon: PanelsTopLeft },
  { key: "terminal", icon: SquareTerminal },
  { key: "assistant", icon: MessageCircleQuestion },
];

/** The first page: what it is, for whom, and the two ways in. */
export default function Home() {
  const { t } = useWords("pages/public");
  return (
    <>
      <section className="grid items-center gap-10 py-6 md:py-14 lg:grid-cols-[1fr_26rem]">
        <div>
          <h1 className="text-[2.5rem] leading-[1.08] md:text-5xl">{t("home.title")}</h1>
          <p className="mt-5 max-w-xl text-lg">{t("home.lead")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link className="btn btn-primary h-12 px-6 text-base" to="/register" onClick={() => trackClick("register", "hero")}>
              {t("home.create")}
            </Link>
            <Link className="btn btn-plain h-12 px-6 text-base" to="/login">
              {t("home.signIn")}
            </Link>
          </div>
          <p className="mt-4">
            <Link className="link-ink" to="/demo-ocr" onClick={() => trackClick("demo_ocr", "hero")}>
              {t("demo.link")}
            </Link>
          </p>
          <p className="muted mt-4 text-sm">{t("home.trust")}</p>
        </div>
        <Label />
      </section>
      <div className="rule-double" aria-hidden="true" />
      <section className="grid gap-x-10 gap-y-8 py-10 md:grid-cols-3">
        {["cook", "brand", "brewery"].map((who) => (
          <article key={who}>
            <h2 className="text-xl">{t(`home.who.${who}.title`)}</h2>
            <p className="mt-1">{t(`home.who.${who}.text`)}</p>
          </article>
        ))}
      </section>
      <section className="border-t border-rule py-10">
        <h2 className="text-2xl">{t("home.doors.title")}</h2>
        <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {doors.map(({ key, icon: Icon }) => (
            <li key={key} className="flex gap-4">
              <Icon className="mt-1 flex-none text-primary" size={22} strokeWidth={1.6} aria-hidden="true" />
              <div>
                <h3 className="text-lg">{t(`home.doors.${key}.title`)}</h3>
                <p className="muted text-sm">{t(`home.doors.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
