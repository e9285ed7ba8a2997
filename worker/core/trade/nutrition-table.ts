import { type Language, localeOf } from "@/worker/core/language";
import { type Nutrition, nutrients } from "@/worker/core/trade/food";

type Nutrient = keyof Nutrition;

/** Below this many thousandths of a gram, one writes "<0,5 g" and the like (European Commission guidance on tolerances, 2012). */
const traceBelow: Partial<Record<Nutrient, number>> = { saturates: 100, salt: 12.5 };

/** How an amount is rounded: its value in thousandths of a gram or of a unit of energy, and the decimals shown (same guidance). */
function rounded(nutrient: Nutrient, value: number): { value: number; decimals: number } {
  const to = (decimals: number) => {
    const step = 1_000 / 10 ** decimals;
    return { value: Math.round(value / step) * step, decimals };
  };
  if (nutrient === "energyKj" || nutrient === "energyKcal") return to(0);
  // From 1 g of salt and 10 g of the others one decimal less is shown; 9.96 g round to 10 g, not to 10.0 g.
  const [limit, decimals] = nutrient === "salt" ? [1_000, 2] : [10_000, 1];
  const fine = to(decimals);
  return fine.value < limit ? fine : to(decimals - 1);
}

/** "<0,5 g", "12 g", "0,38 g", "415 kJ". @param value thousandths of a gram, or of a kilojoule or kilocalorie, per 100 g */
export function nutrientText(nutrient: Nutrient, value: number, language: Language): string {
  const unit = nutrient === "energyKj" ? "kJ" : nutrient === "energyKcal" ? "kcal" : "g";
  const write = (amount: number, decimals: number) =>
    `${(amount / 1_000).toLocaleString(localeOf[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}\u00a0${unit}`;
  if (unit === "g") {
    const trace = traceBelow[nutrient] ?? 500;
    if (value <= trace) return `<${nutrient === "salt" ? write(10, 2) : write(trace, 1)}`;
  }
  const { value: amount, decimals } = rounded(nutrient, value);
  return write(amount, decimals);
}

/** The lines of a nutrition declaration in the order of the law, energy in both units on one line. @param labels what each is called */
export function nutritionTable(nutrition: Nutrition, labels: Record<Nutrient | "energy", string>, language: Language) {
  const energy = `${nutrientText("energyKj", nutrition.energyKj, language)} / ${nutrientText("energyKcal", nutrition.energyKcal, language)}`;
  const others = nutrients.filter((name) => name !== "energyKj" && name !== "energyKcal");
  return [
    { nutrient: labels.energy, amount: energy },
    ...others.map((name) => ({ nutrient: labels[name], amount: nutrientText(name, nutrition[name], language) })),
  ];
}
