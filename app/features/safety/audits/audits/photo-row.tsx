import { Link } from "@/app/ui/link";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { documents } from "@/worker/modules/papers/documents/contract";
import type { ShownQuestion } from "@/worker/modules/safety/audits/shapes";

/** The photographs of a question, small; each leads to its document. */
export function PhotoRow({ photos }: Pick<ShownQuestion, "photos">) {
  if (!photos.length) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/customer/documents/${id}`}>
            <img
              className="h-20 w-20 rounded-sm border border-rule object-cover"
              src={sheetPath(documents.file, { id })}
              alt={title}
              loading="lazy"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
