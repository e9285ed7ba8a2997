import type { Chance } from "./chance";

/** A good: price in cents, rate in percent. */
export interface Good {
  name: string;
  more: string;
  code: string;
  unit: string;
  price: number;
  rate: number;
}

const goods: Record<string, [name: string, unit: string, least: number, most: number, rate: number][]> = {
  food: [
    ["Beurre doux AOP plaque", "kg", 620, 980, 5.5],
    ["Farine de blé T65", "sac", 1450, 2300, 5.5],
    ["Canard entier frais", "kg", 540, 890, 5.5],
    ["Crème crue 35 % MG", "L", 310, 520, 5.5],
    ["Fraises gariguettes cat. I", "kg", 480, 990, 5.5],
    ["Chocolat de couverture 64 %", "kg", 980, 1640, 20],
    ["Œufs plein air calibre M", "pce", 18, 34, 5.5],
    ["Sel gris de Guérande", "kg", 45, 180, 5.5],
    ["Vin blanc sec", "btl", 380, 960, 20],
    ["Épaule de porc désossée", "kg", 410, 760, 5.5],
    ["Sardines fraîches", "kg", 290, 560, 5.5],
  ],
  packing: [
    ["Bocal verre 350 ml TO 82", "colis", 1890, 3900, 20],
    ["Capsule TO 82 dorée", "pce", 7, 15, 20],
    ["Carton 300 x 200 x 150", "pce", 38, 92, 20],
    ["Film étirable 500 mm", "pce", 690, 1250, 20],
    ["Étiquettes adhésives 60 x 40", "pce", 3, 9, 20],
  ],
  english: [
    ["Unsalted butter blocks", "kg", 520, 880, 0],
    ["Strong white flour", "bag", 1190, 1990, 0],
    ["Glass jars 12 oz", "box", 1450, 2990, 20],
    ["Ground cinnamon", "kg", 880, 1890, 0],
    ["Corrugated cartons", "ea", 42, 88, 20],
    ["Cane sugar", "kg", 85, 160, 0],
    ["Chocolate chips", "kg", 720, 1150, 20],
  ],
  energy: [
    ["Abonnement", "mois", 1890, 6900, 5.5],
    ["Consommation heures pleines", "kWh", 14, 29, 20],
    ["Consommation heures creuses", "kWh", 9, 19, 20],
    ["Contribution CTA", "u", 320, 1290, 5.5],
  ],
  telecom: [
    ["Forfait fibre pro", "mois", 3900, 5900, 20],
    ["Lignes mobiles 40 Go", "u", 1290, 2490, 20],
    ["Option IP fixe", "u", 500, 1000, 20],
  ],
  rent: [
    ["Loyer local de production", "mois", 89000, 240000, 20],
    ["Provision pour charges", "mois", 9000, 32000, 20],
  ],
  carrier: [
    ["Transport frigorifique palette", "pal", 6900, 18900, 20],
    ["Surcharge gazole", "u", 490, 3900, 20],
    ["Livraison sur rendez-vous", "u", 1500, 4500, 20],
  ],
};

/** What a business of that trade sells. @param rates the rates its papers have; those of the goods when null */
export function goodsOf(chance: Chance, trade: string, count: number, rate: number | null): Good[] {
  const list = chance.shuffled(goods[trade] ?? []);
  return Array.from({ length: count }, (_, at) => {
    const [name, unit, least, most, own] = list[at % list.length] ?? ["Divers", "u", 100, 900, 20];
    return {
      name: at < list.length ? name : `${name} ${chance.one(["bio", "x 6", "Extra", "2 kg", "réf. B"])}`,
      more: chance.one([
        "Origine France",
        "DLC 14/09/2027",
        "Lot 24B118 conservation +4 °C",
        "selon votre commande",
        "GTIN 3 760 123 450 017",
      ]),
      code: `${chance.one(["A", "PR", "REF-", ""])}${chance.digits(chance.whole(3, 5))}`,
      unit,
      price: chance.whole(least, most),
      rate: rate ?? own,
    };
  });
}
