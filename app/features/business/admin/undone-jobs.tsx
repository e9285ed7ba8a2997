import { Form } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { UndoneJob } from "@/worker/modules/business/jobs/contract";
import { Refusal } from "@/app/ui/form";
import { Dropdown } from "@/app/ui/dropdown";
import { Status } from "@/app/ui/status";

/** The jobs that are not done, each with its age and the two decisions a person may take. */
export function UndoneJobs({ jobs }: { jobs: UndoneJob[] }) {
  const { t } = useWords("pages/admin");
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("jobs.title")}</h2>
      <Refusal />
      {jobs.length === 0 ? (
        <Status meaning="good">{t("jobs.none")}</Status>
      ) : (
        <ul className="border-t border-base-content">
          {jobs.map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Job({ job }: { job: UndoneJob }) {
  const { t, i18n } = useWords("pages/admin");
  const isReadable = job.state !== "unreadable";
  const name = isReadable ? t(`jobs:values.type.${job.type.replace(".", "_")}`) : t("jobs.unreadable");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-rule py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{name}</p>
        <p className="flex flex-wrap gap-x-4">
          <Status meaning={job.state === "waiting" ? "flow" : "soon"}>{t(`jobs:values.state.${job.state}`)}</Status>
          <span>{t("jobs.age", { age: durationText(job.age, i18n.language) })}</span>
          {job.tries > 0 && <span>{t("jobs.tries", { count: job.tries })}</span>}
        </p>
        <details className="muted text-xs">
          <summary className="min-h-6 cursor-pointer py-1">{t("jobs.content")}</summary>
          <code className="[overflow-wrap:anywhere]">{job.content}</code>
        </details>
      </div>
      <div className="flex flex-wrap gap-2">
        {isReadable && (
          <Form method="post">
            <Decision job={job} verb="replay" />
            <button type="submit" className="btn btn-plain">
              <RotateCw aria-hidden="true" />
              {t("jobs.replay")}
            </button>
          </Form>
        )}
        <Dropdown label={t("jobs.discard")} className="btn btn-quiet" side="end">
          <Form method="post" className="menu-list w-64 p-4">
            <Decision job={job} verb="discard" />
            <p className="mb-3">{t("jobs.discardText")}</p>
            <span>
              <button type="submit" className="btn btn-ink">
                {t("jobs.discardNow")}
              </button>
            </span>
          </Form>
        </Dropdown>
      </div>
    </li>
  );
}

/** So many minutes in the unit in which one says it. */
function durationText(minutes: number, language: string): string {
  const [size, unit] = minutes < 120 ? [1, "minute"] : minutes < 2_880 ? [60, "hour"] : [1_440, "day"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(minutes / size));
}

/** Which job, as it was seen, and what to do with it. */
function Decision({ job, verb }: { job: UndoneJob; verb: "replay" | "discard" }) {
  return (
    <>
      <input type="hidden" name="_verb" value={verb} />
      <input type="hidden" name="id" value={job.id} />
      <input type="hidden" name="version" value={job.version} />
    </>
  );
}
