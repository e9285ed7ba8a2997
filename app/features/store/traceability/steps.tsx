import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Branch, Edge, Node } from "@/worker/modules/store/traceability/shapes";
import { Quantity } from "@/app/ui/quantity";
import { Rate } from "@/app/ui/rate";
import { addressOf } from "./graph";

/** The way up or down as a list of steps, for a phone: what the graph shows on a wide screen. */
export function Steps({ title, branches, nodes, none }: { title: string; branches: Branch[]; nodes: Node[]; none: string }) {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  return (
    <section className="mb-6 md:hidden">
      <h2 className="mb-2 text-lg">{title}</h2>
      {branches.length === 0 && <p className="muted">{none}</p>}
      <ol className="text-sm">
        {branches.map((branch) => {
          const node = byName.get(branch.name);
          return (
            <li
              key={`${branch.level} ${branch.name} ${branch.reference} ${branch.amount.amount}`}
              className="flex min-h-11 items-baseline justify-between gap-3 border-b border-rule py-2"
              style={{ paddingLeft: `${Math.min(branch.level - 1, 6) * 14}px` }}
            >
              <span className="min-w-0">
                {node ? (
                  <Link className="name" to={addressOf(node)}>
                    {branch.name}
                  </Link>
                ) : (
                  branch.name
                )}
                <span className="muted block">{[branch.itemName, branch.reference].filter(Boolean).join(" · ")}</span>
              </span>
              <Quantity value={branch.amount.amount} unit={branch.amount.unit} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** All links of a trace: what speaks where the graph only shows. */
export function EdgeTable({ edges }: { edges: Edge[] }) {
  const { t } = useWords("pages/traceability");
  const field = (name: string) => t(`traceability:fields.${name}`);
  return (
    <details className="mb-8" open={edges.length <= 40}>
      <summary className="mb-2 cursor-pointer text-lg">{t("edges", { count: edges.length })}</summary>
      <div className="table-scroll">
        <table className="grid-table min-w-[44rem]">
          <caption className="sr-only">{t("edges", { count: edges.length })}</caption>
          <thead>
            <tr>
              <th>{field("kind")}</th>
              <th>{field("from")}</th>
              <th>{field("to")}</th>
              <th>{field("itemName")}</th>
              <th className="num">{field("amount")}</th>
              <th className="num">{field("shareOfSource")}</th>
              <th className="num">{field("shareOfResult")}</th>
              <th>{field("reference")}</th>
            </tr>
          </thead>
          <tbody>
            {edges.map((edge) => (
              <tr key={`${edge.fromId} ${edge.toId} ${edge.reference}`}>
                <td>{t(`traceability:values.kind.${edge.kind}`)}</td>
                <td>
                  <Link
                    className="link-ink"
                    to={addressOf({ kind: edge.kind === "receipt" ? "supplier" : "lot", id: edge.fromId, name: edge.from })}
                  >
                    {edge.from}
                  </Link>
                </td>
                <td>
                  <Link
                    className="link-ink"
                    to={addressOf({ kind: edge.kind === "shipment" ? "client" : "lot", id: edge.toId, name: edge.to })}
                  >
                    {edge.to}
                  </Link>
                </td>
                <td>{edge.itemName}</td>
                <td className="num">
                  <Quantity value={edge.amount.amount} unit={edge.amount.unit} />
                </td>
                <td className="num">
                  <Rate value={edge.shareOfSource} decimals={1} />
                </td>
                <td className="num">
                  <Rate value={edge.shareOfResult} decimals={1} />
                </td>
                <td>{edge.reference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
