import { stock } from "@/worker/modules/store/stock/contract";
import { actionFor } from "@/app/shell/action";
import { formOf } from "@/app/ui/form-of";
import { lotPath } from "../addresses";
import { loadMove } from "./load-move";
import { MoveScreen } from "./move-screen";

export const handle = { words: ["pages/inventory", "pages/barcodes", "stock", "lots", "movements"], title: "pages/inventory:scrap" };

export const loader = loadMove;
export const action = actionFor(stock.scrap, { to: ({ id }) => lotPath(id) });

const form = formOf(stock.scrap);

export default function Scrap() {
  return (
    <MoveScreen verb="scrap" form={form} from="location">
      {() => (
        <>
          <form.Field name="reason" />
          <form.Field name="note" />
        </>
      )}
    </MoveScreen>
  );
}
