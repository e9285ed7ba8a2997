import {
  calculations,
  clients as clientsTable,
  company,
  counters,
  itemPrices,
  items as itemsTable,
  recipes as recipesTable,
  suppliers as suppliersTable,
  tariffPrices,
  tariffs as tariffsTable,
  views,
} from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { calculationRows } from "./requests";
import { paperPieces } from "./documents";
import { type Dice, makeDice } from "./dice";
import type { Login } from "./logins";
import { insertPieces, type Piece } from "./pieces";
import { withRecipes } from "./recipes";
import { type ItemRow, itemRow } from "./rows";
import { clientRows, priceRows } from "./sales";
import { supplierRows, tariffRows } from "./supply";
import { controlsOf } from "./trade/controlling";
import { yearOf } from "./trade/index";
import { sealTill } from "./trade/till";
import { booksOf } from "./trade/spending";
import { controlPieces, yearPieces } from "./trade/write";
import { viewRows } from "./views";

/** The number that the chance of calculations comes from, beside the one of each login. */
const SCENARIOS_SEED = 20_260_110;

/**
 * What a business is filled with, in the order it has to be written: its catalogue, its recipes, what it says of itself, whom
 * it knows, and a year of its trade.
 * @param owner the user who did it all
 * @param today midnight, in UTC milliseconds
 */
export async function businessPieces(
  business: NonNullable<Login["business"]>,
  owner: string,
  dice: Dice,
  today: number,
): Promise<{ items: ItemRow[]; pieces: Piece[] }> {
  const articles = business.articles(dice).map((article) => itemRow(article, dice, today));
  const { items, recipes } = withRecipes(articles, business.recipes ?? [], dice, today);
  const scenarios = calculationRows(business.scenarios ?? [], items, recipes, makeDice(SCENARIOS_SEED), today);
  const own = business.company ? [{ ...business.company, id: "own", updatedAt: today }] : [];
  const clients = business.clients && clientRows(business.clients, dice, today);
  const prices = clients ? priceRows(items, dice, today) : [];
  const suppliers = business.supply && supplierRows(business.supply.suppliers, dice, today);
  const supply = suppliers && business.supply && tariffRows(business.supply.offers, items, suppliers, dice, today);
  const pieces = [
    ...insertPieces(itemsTable, items),
    ...insertPieces(recipesTable, recipes),
    ...insertPieces(calculations, scenarios),
    ...insertPieces(company, own),
    ...insertPieces(clientsTable, clients ?? []),
    ...insertPieces(counters, clients ? [{ series: "CLI", last: clients.length }] : []),
    ...insertPieces(itemPrices, prices),
    ...insertPieces(suppliersTable, suppliers ?? []),
    ...insertPieces(counters, suppliers ? [{ series: "FOU", last: suppliers.length }] : []),
    ...insertPieces(tariffsTable, supply?.tariffs ?? []),
    ...insertPieces(tariffPrices, supply?.prices ?? []),
    ...(business.hasDocuments ? paperPieces(items, suppliers ?? [], today) : []),
    ...(business.history?.(items, owner, dice, today) ?? []),
  ];
  if (clients) pieces.push(...insertPieces(views, viewRows(today)));
  if (!business.trade || !clients || !suppliers || !supply) return { items, pieces };
  const beginning = { items, recipes, clients, prices, supply: { suppliers, tariffs: supply.tariffs, past: supply.prices }, owner };
  const day = civilDate(today);
  const year = yearOf(beginning, business.trade, dice, day);
  const books = business.company && booksOf(year, business.company, clients, day);
  const till = books?.till ? await sealTill(books.till) : undefined;
  const controls = controlsOf(year, business.trade, owner, day);
  return { items, pieces: [...pieces, ...yearPieces(year, books, till), ...controlPieces(controls)] };
}
