import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ArrowLeftRight, PackagePlus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { locations } from "@/worker/modules/store/locations/contract";
import { actionsFor } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { ExportLink } from "@/app/ui/file-links";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { ScanButton } from "@/app/features/store/barcodes/scan-button";
import { base } from "../addresses";
import { CountList } from "../counts/count-list";
import { LevelList } from "./level-list";
import { loadInventory, type Tab, type TabContent, tabs } from "./load-inventory";
import { LocationList } from "./location-list";
import { LotList } from "../lots/lot-list";
import { ShortageTable } from "./shortage-table";
import { ValuePanel } from "./value-panel";
import { worthText } from "./worth";

export const handle = {
  words: ["pages/inventory", "pages/barcodes", "stock", "lots", "counts", "locations"],
  title: "pages/inventory:title",
};

export const loader = loadInventory;

const toPlaces = () => `${base}?tab=locations`;

/** What is done on this screen is done to places; the rest has screens of its own. */
export const action = actionsFor([locations.create, locations.update, locations.archive], { to: toPlaces });

const exported: Partial<Record<Tab, string>> = { levels: "stock", lots: "lots", counts: "counts" };

export default function Inventory() {
  const { t } = useWords("pages/inventory");
  const { facets, content, requestKey, today } = useLoaderData<typeof loader>();
  const { stocked, total, short, value } = facets;
  const sentence = [t("sentence", { stocked, total, value: worthText(value) }), short ? t("short", { count: short }) : ""];
  const module = exported[content.tab];
  return (
    <>
      <PageHead title={t("title")} sentence={total ? `${sentence.filter(Boolean).join(" ; ")}.` : undefined}>
        <Link className="btn btn-plain" to={`${base}/movements`}>
          <ArrowLeftRight aria-hidden="true" />
          {t("movements")}
        </Link>
        <ScanButton to={(code) => `${base}/find?code=${encodeURIComponent(code)}`} />
        {module && <ExportLink module={module} />}
        <Link className="btn btn-primary" to={`${base}/receive`}>
          <PackagePlus aria-hidden="true" />
          {t("receive")}
        </Link>
      </PageHead>
      <Refusal />
      <Sections
        label={t("tabs.label")}
        sections={tabs.map((name) => ({
          key: name,
          label: t(`tabs.${name}`),
          to: name === "levels" ? base : `${base}?tab=${name}`,
          current: name === content.tab,
        }))}
      />
      <Content content={content} requestKey={requestKey} today={today} />
    </>
  );
}

function Content({ content, requestKey, today }: { content: TabContent; requestKey: string; today: string }) {
  if (content.tab === "levels") return <LevelList {...content} />;
  if (content.tab === "lots") return <LotList {...content} today={today} />;
  if (content.tab === "shortages") return <ShortageTable rows={content.missing.items} />;
  if (content.tab === "counts") return <CountList page={content.page} />;
  if (content.tab === "locations") return <LocationList page={content.page} requestKey={requestKey} />;
  return <ValuePanel value={content.value} today={today} />;
}
