import { farms } from "./suppliers/farms";
import { grocers } from "./suppliers/grocers";
import type { SupplierLine } from "./suppliers/line";
import { packers } from "./suppliers/packers";

/** Those from whom the demo's cannery buys. */
export const supplierLines: SupplierLine[] = [...farms, ...grocers, ...packers];

/** Those from whom its neighbour, the brewery, buys. */
export const brewerySuppliers: SupplierLine[] = [
  {
    name: "Malterie du Pays d'Orthe",
    type: "supplier",
    contact: "Xavier Darracq",
    place: ["40300", "Peyrehorade", "Route de Bayonne"],
    terms: "30_days",
    leadTimeDays: 4,
    minimumOrder: 200,
    certificates: [["Agriculture biologique", "FR-BIO-01", 96]],
    people: [],
    site: "malterie-orthe.example",
    notes: "Livraison le jeudi.",
  },
  {
    name: "Houblons d'Alsace Kieffer",
    type: "supplier",
    contact: "Bernadette Kieffer",
    place: ["67170", "Brumath", "8 rue des Houblonnières"],
    terms: "prepaid",
    leadTimeDays: 6,
    minimumOrder: 90,
    certificates: [],
    people: [],
    site: "houblons-kieffer.example",
    notes: "",
  },
  {
    name: "Verreries de l'Albret",
    type: "supplier",
    contact: "Nadège Lespinasse",
    place: ["47600", "Nérac", "Zone de Larrousset"],
    terms: "30_days",
    leadTimeDays: 10,
    minimumOrder: 450,
    certificates: [],
    people: [],
    site: "verreries-albret.example",
    notes: "",
  },
];
