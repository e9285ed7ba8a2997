import { useWords } from "@/app/shell/i18n/use-words";
import { scrapReasons } from "@/worker/modules/store/lots/status";
import { stock } from "@/worker/modules/store/stock/contract";
import { actionFor } from "@/app/shell/action";
import { SelectField, TextField } from "@/app/ui/field";
import { lotPath } from "../addresses";
import { loadMove } from "./load-move";
import { MoveScreen } from "./move-screen";

export const handle = { words: ["pages/inventory", "pages/barcodes", "stock", "lots", "movements"], title: "pages/inventory:scrap" };

export const loader = loadMove;
export const action = actionFor(stock.scrap, { to: ({ id }) => lotPath(id) });

export default function Scrap() {
  const { t } = useWords("stock");
  return (
    <MoveScreen verb="scrap" from="location">
      {() => (
        <>
          <SelectField
            name="reason"
            label={t("fields.reason")}
            choices={scrapReasons.map((value) => ({ value, label: t(`values.reason.${value}`) }))}
            required
          />
          <TextField name="note" label={t("fields.note")} maxLength={200} />
        </>
      )}
    </MoveScreen>
  );
}
