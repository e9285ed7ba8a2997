import { Box, Text, useInput } from "ink";
import { formatDate, formatInstant } from "@/worker/core/figures/dates";
import type { BriefKind } from "@/worker/modules/business/dashboard/status";
import { shorten } from "../output/table";
import { figureCells } from "./figure-cells";
import { listPlace, type PlaceProps } from "./places";
import { type BriefLine, type Day, useDay } from "./use-day";
import { useNow } from "./use-now";
import { useScreen } from "./use-screen";

/** The lists where the matters of the day are dealt with: a module's, or another of its queries. */
const listOf: Partial<Record<BriefKind, string | readonly [module: string, verb: string]>> = {
  lotsExpired: "lots",
  lotsExpiring: "lots",
  ordersLate: "orders",
  productionLate: "production",
  stockShort: "stock",
  restocksLate: "restocks",
  invoicesOverdue: "invoices",
  billsOverdue: "supplierInvoices",
  controlsMissed: ["readings", "missed"],
  readingsDue: ["readings", "due"],
  lotsToCheck: "lotChecks",
};
/** Lines around the three parts: title, their headings, blank lines, the foot. */
const AROUND = 7;

/** The business today: its figures, what asks to be done, what was done last. It follows what happens. */
export function Home({ context, onGo, onLeave }: PlaceProps) {
  const { say, language } = context.translator;
  const { columns, lines } = useScreen();
  const { day, problem, refresh } = useDay(context);
  const row = useNow(0);
  const brief = day?.brief.items ?? [];
  const open = async (line: BriefLine | undefined) => {
    const wanted = line && listOf[line.kind];
    if (!line || !wanted) return;
    const [module, verb] = typeof wanted === "string" ? [wanted, "list"] : wanted;
    const place = await listPlace(context, module, new URL(line.path, "http://cellier").search, verb);
    if (place) onGo(place);
  };
  useInput((input, key) => {
    if (key.ctrl && input === "c") return onLeave("stopped");
    if (input === "q") return onLeave("left");
    if (input === "/" || input === ":" || (key.ctrl && input === "k")) return onGo({ at: "palette" });
    if (input === "a") return onGo({ at: "chat" });
    if (input === "?") return onGo({ at: "help" });
    if (input === "r") return refresh();
    if (key.downArrow || input === "j") return row.set(Math.min(row.now + 1, Math.max(0, brief.length - 1)));
    if (key.upArrow || input === "k") return row.set(Math.max(0, row.now - 1));
    if (key.return || key.rightArrow) return void open(brief[row.now]);
  });

  const cells = day ? figureCells(day.kpis, context, columns) : [];
  const room = Math.max(2, lines - AROUND - cells.length);
  const most = Math.max(1, Math.ceil(room * 0.6));
  const first = Math.max(0, row.now - most + 1);
  const shownBrief = brief.slice(first, first + most);
  const title = [day?.name, day && formatDate(day.brief.day, language)].filter(Boolean).join(" · ") || "Cellier";
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold>{shorten(title, columns)}</Text>
      {problem && <Text color="red">{shorten(problem, columns)}</Text>}
      {!day && !problem && <Text dimColor>{say("browse.loading")}</Text>}
      {cells.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {day && <Part title={say("home.today")} />}
      {day && !brief.length && <Text dimColor>{say("home.nothing")}</Text>}
      {shownBrief.map((line, place) => (
        <Text key={line.kind} inverse={first + place === row.now}>
          {shorten(`${first + place === row.now ? "›" : " "} ${line.text}  ${line.names.join(", ")}`, columns)}
        </Text>
      ))}
      {day && <Part title={say("home.latest")} />}
      {day && <Latest day={day} columns={columns} count={room - shownBrief.length} context={context} />}
      <Text dimColor>{shorten(say("home.keys"), columns)}</Text>
    </Box>
  );
}

function Part({ title }: { title: string }) {
  return (
    <Text>
      {"\n"}
      <Text color="yellow">{title}</Text>
    </Text>
  );
}

interface LatestProps extends Pick<PlaceProps, "context"> {
  day: Day;
  columns: number;
  count: number;
}

/** What people did last. */
function Latest({ day, columns, count, context: { translator } }: LatestProps) {
  return day.activity.items.slice(0, Math.max(0, count)).map(({ id, at, who, what, name }) => (
    <Text key={id} dimColor>
      {shorten(`  ${[formatInstant(Date.parse(at), translator.language), who, what, name].filter(Boolean).join("  ")}`, columns)}
    </Text>
  ));
}
