import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Plan, Point } from "@/worker/modules/safety/control-plans/shapes";
import { type Column, Table } from "@/app/ui/table";
import { base } from "../addresses";
import { Limits } from "../gauged";
import { KindMark } from "../kind-mark";

/** The hazards of a plan and what keeps them in check. */
export function PointTable({ plan }: { plan: Plan }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`controlPlans:fields.${name}`);
  const value = (name: string, choice: string) => t(`controlPlans:values.${name}.${choice}`);
  const frequency = ({ times, per }: Point) => t("plan.frequency", { times, per: value("per", per) });
  const columns: Column<Point>[] = [
    {
      key: "name",
      card: "title",
      label: field("name"),
      cell: ({ id, name, step, kind }) => (
        <span className="block py-1.5">
          <Link className="font-semibold" to={`${base}/readings?point=${id}`}>
            {name}
          </Link>{" "}
          <KindMark kind={kind} />
          <span className="muted block text-xs">{step}</span>
        </span>
      ),
    },
    {
      key: "hazard",
      label: field("hazard"),
      from: "xl",
      cell: ({ hazard, danger, likelihood, severity }) => (
        <span className="block py-1.5">
          {value("hazard", hazard)} <span className="muted tnum">{`${likelihood} × ${severity}`}</span>
          <span className="muted block text-xs">{danger}</span>
        </span>
      ),
    },
    { key: "limits", card: "figure", label: field("limits"), cell: (point) => <Limits of={point} /> },
    { key: "frequency", card: "detail", label: field("frequency"), cell: frequency },
    {
      key: "action",
      card: "status",
      label: field("action"),
      from: "lg",
      cell: ({ action }) => <span className="block py-1.5">{action}</span>,
    },
  ];
  return <Table caption={t("plan.points")} columns={columns} rows={plan.points} rowKey={({ id }) => id} defaultSort="" />;
}
