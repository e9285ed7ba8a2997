import { stock } from "@/worker/modules/store/stock/contract";
import { actionFor } from "@/app/shell/action";
import { formOf } from "@/app/ui/form-of";
import { lotPath } from "../addresses";
import { loadMove } from "./load-move";
import { MoveScreen } from "./move-screen";

export const handle = { words: ["pages/inventory", "pages/barcodes", "stock", "lots", "movements"], title: "pages/inventory:transfer" };

export const loader = loadMove;
export const action = actionFor(stock.transfer, { to: ({ id }) => lotPath(id) });

const form = formOf(stock.transfer);

export default function Transfer() {
  return (
    <MoveScreen verb="transfer" form={form} from="from">
      {({ places }) => <form.Field name="to" choices={places.map(({ id, name }) => ({ value: id, label: name }))} />}
    </MoveScreen>
  );
}
