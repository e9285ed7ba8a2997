import { Form } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { DeadJob } from "@/worker/modules/business/jobs/contract";
import { Refusal } from "@/app/ui/form";
import { DateText } from "@/app/ui/date";
import { Dropdown } from "@/app/ui/dropdown";
import { Status } from "@/app/ui/status";

/** The jobs that failed every retry, with the two decisions a person may take. */
export function FailedJobs({ jobs, today }: { jobs: DeadJob[]; today: string }) {
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
            <Job key={job.id} job={job} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Job({ job, today }: { job: DeadJob; today: string }) {
  const { t } = useWords("pages/admin");
  const isReadable = job.reason !== "unreadable";
  const name = isReadable ? t(`jobs:values.type.${job.type.replace(".", "_")}`) : t("jobs.unreadable");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-rule py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{name}</p>
        <p className="flex flex-wrap gap-x-4">
          <Status meaning="soon">{t(`jobs:values.reason.${job.reason}`)}</Status>
          <DateText value={job.createdAt} today={today} />
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

/** Which job, as it was seen, and what to do with it. */
function Decision({ job, verb }: { job: DeadJob; verb: "replay" | "discard" }) {
  return (
    <>
      <input type="hidden" name="_verb" value={verb} />
      <input type="hidden" name="id" value={job.id} />
      <input type="hidden" name="version" value={job.version} />
    </>
  );
}
