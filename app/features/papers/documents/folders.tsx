import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Folder, FolderOpen, Printer, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { documents } from "@/worker/modules/papers/documents/contract";
import { printedPapers } from "@/worker/modules/papers/documents/status";
import { base } from "./base";
import { StorageMeter } from "./storage-meter";

type Facets = Result<typeof documents.facets>;

/** The folders, the trash, and the room that is left; beside the list on a desk, above it on a phone. */
export function Folders({ facets }: { facets: Facets }) {
  const { t } = useWords("pages/documents");
  const [params] = useSearchParams();
  const folder = params.get("folder");
  const isTrash = params.get("trashed") === "true";
  return (
    <nav className="no-print grid content-start gap-4" aria-label={t("folders")}>
      <ul className="flex gap-1 overflow-x-auto lg:grid lg:overflow-visible">
        <Entry
          to={base}
          isCurrent={folder === null && !isTrash && !params.has("printed")}
          count={facets.total}
          icon={<FolderOpen size={16} aria-hidden="true" />}
        >
          {t("all")}
        </Entry>
        {facets.folders
          .filter((one) => one.folder)
          .map((one) => (
            <Entry
              key={one.folder}
              to={`${base}?folder=${encodeURIComponent(one.folder)}`}
              isCurrent={folder === one.folder}
              count={one.count}
              icon={<Folder size={16} aria-hidden="true" />}
              depth={one.folder.split("/").length - 1}
            >
              {one.folder.split("/").at(-1) ?? ""}
            </Entry>
          ))}
        <Entry to={`${base}?printed=${printedPapers[0]}`} isCurrent={params.has("printed")} icon={<Printer size={16} aria-hidden="true" />}>
          {t("house.title")}
        </Entry>
        <Entry to={`${base}?trashed=true`} isCurrent={isTrash} count={facets.inTrash} icon={<Trash2 size={16} aria-hidden="true" />}>
          {t("trash")}
        </Entry>
      </ul>
      <div className="max-lg:hidden">
        <StorageMeter {...facets} />
      </div>
    </nav>
  );
}

/** The folders that lie in the one that is shown, which may hold nothing else. */
export function FoldersWithin({ folders }: Pick<Facets, "folders">) {
  const { t } = useWords("pages/documents");
  return (
    <nav className="no-print mb-4" aria-label={t("foldersWithin")}>
      <ul className="flex flex-wrap gap-1">
        {folders.map(({ folder, count }) => (
          <Entry
            key={folder}
            to={`${base}?folder=${encodeURIComponent(folder)}`}
            isCurrent={false}
            count={count}
            icon={<Folder size={16} aria-hidden="true" />}
          >
            {folder.split("/").at(-1) ?? ""}
          </Entry>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  to: string;
  isCurrent: boolean;
  count?: number;
  icon: ReactNode;
  depth?: number;
  children: string;
}

function Entry({ to, isCurrent, count, icon, depth = 0, children }: EntryProps) {
  return (
    <li className="flex-none">
      <Link
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className={`flex min-h-9 items-center gap-2 rounded-field px-2 text-sm pointer-coarse:min-h-11 ${isCurrent ? "bg-base-200 font-semibold" : "hover:bg-base-200"}`}
        style={depth ? { marginLeft: `${depth}rem` } : undefined}
      >
        {icon}
        <span className="whitespace-nowrap lg:min-w-0 lg:truncate">{children}</span>
        {count !== undefined && <small className="muted tnum ml-auto pl-2">{count}</small>}
      </Link>
    </li>
  );
}
