import type { Article } from "../rows";
import { fruits } from "./larder/fruits";
import { groceries } from "./larder/groceries";
import { meats } from "./larder/meats";
import { greens } from "./larder/greens";

/** What the demo's cannery cooks with. */
export const ingredients: Article[] = [...meats, ...greens, ...fruits, ...groceries];
