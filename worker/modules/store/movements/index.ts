import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { movements } from "./contract";
import { list } from "./list";
import { reverse } from "./reverse";
import { show } from "./show";

export { movementFigures } from "./figures";
export const movementHandlers = { list, export: exportFrom(movements.export, list), show, reverse } satisfies Handlers<typeof movements>;
