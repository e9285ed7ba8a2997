import { useWords } from "@/app/shell/i18n/use-words";
import { stock } from "@/worker/modules/store/stock/contract";
import { actionFor } from "@/app/shell/action";
import { SelectField } from "@/app/ui/field";
import { lotPath } from "../addresses";
import { loadMove } from "./load-move";
import { MoveScreen } from "./move-screen";

export const handle = { words: ["pages/inventory", "pages/barcodes", "stock", "lots", "movements"], title: "pages/inventory:transfer" };

export const loader = loadMove;
export const action = actionFor(stock.transfer, { to: ({ id }) => lotPath(id) });

export default function Transfer() {
  const { t } = useWords("stock");
  return (
    <MoveScreen verb="transfer" from="from">
      {({ places }) => (
        <SelectField name="to" label={t("fields.to")} choices={places.map(({ id, name }) => ({ value: id, label: name }))} required />
      )}
    </MoveScreen>
  );
}
