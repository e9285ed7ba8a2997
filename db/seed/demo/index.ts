import { barcodeOf } from "../barcode";
import type { Article } from "../rows";
import { brewery } from "./brewery";
import { ingredients } from "./ingredients";
import { packaging } from "./packaging";
import { supplied } from "../supply";
import { brewerySuppliers, supplierLines } from "./suppliers";
import { sweets } from "./sweets";
import { offers } from "./tariffs";
import { terrines } from "./terrines";
import { vegetables } from "./vegetables";
import { workshop } from "./workshop";

/** The catalogue of the Conserverie des Deux Rives. */
export const cannery = withBarcodes(
  [...terrines, ...vegetables, ...sweets, ...workshop, ...supplied([...ingredients, ...packaging], offers)],
  100,
);

/** From whom it buys, and what they ask. */
export const cannerySupply = { suppliers: supplierLines, offers };

/** From whom its neighbour buys; what they ask is what its articles cost. */
export const brewerySupply = { suppliers: brewerySuppliers, offers: {} };

/** The catalogue of its neighbour, the Brasserie du Vieux Moulin. */
export const neighbour = withBarcodes(brewery, 900);

/** What is sold by the piece carries a barcode, once it leaves development. */
function withBarcodes(articles: Article[], first: number): Article[] {
  return articles.map((article, place) => {
    const sold = article.kind === "product" && article.unit === "piece" && article.status !== "rnd" && article.vat !== 10;
    return sold ? { ...article, barcode: barcodeOf(first + place) } : article;
  });
}
