import type { Plan } from "@/worker/core/contract/plans";
import { largeCatalogue } from "./bench";
import { benchPieces } from "./bench-trade";
import { breweryClients, canneryClients } from "./demo/clients";
import type { ClientLine } from "./demo/clients/line";
import { breweryCompany, canneryCompany, type CompanyLine } from "./demo/company";
import { brewerySupply, cannery, cannerySupply, neighbour } from "./demo/index";
import type { SupplierLine } from "./demo/suppliers/line";
import type { Offer } from "./demo/tariffs";
import { breweryRecipes } from "./demo/recipes/brewery";
import { canneryRecipes } from "./demo/recipes/index";
import { brewersRequests, cannersRequests, type Request } from "./demo/requests";
import { brewersServices, cannersServices, type Service } from "./demo/services";
import { cannersScenarios, type Scenario } from "./demo/scenarios";
import type { Dice } from "./dice";
import type { Written } from "./recipes";
import type { Article } from "./rows";
import type { Pace } from "./trade/index";

/** From whom a business buys, and what they ask for each article, by SKU. */
export interface Supply {
  suppliers: SupplierLine[];
  offers: Record<string, readonly Offer[]>;
}

/** Someone who may sign in to a seeded product, and the business that is theirs. */
export interface Login {
  /** The number all of its chance comes from. */
  seed: number;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: "customer" | "admin";
  business: {
    name: string;
    database: string;
    plan: Plan;
    articles(dice: Dice): Article[];
    company?: CompanyLine;
    clients?: ClientLine[];
    supply?: Supply;
    recipes?: Written[];
    scenarios?: readonly Scenario[];
    requests?: readonly Request[];
    /** What it asked the provider's experts for, and the number before its first reference. */
    services?: { lines: readonly Service[]; first: number };
    /** Whether it keeps the demo's documents. */
    hasDocuments?: boolean;
    /** How much it trades in its year; nothing when left out. */
    trade?: Pace;
    /** Fills it with a history that is drawn, for measuring. */
    history?: typeof benchPieces;
  } | null;
}

const LARGE = 10_000;

/** Whoever measures: the owner of a large business, or of a share of its history, to see what grows with it. */
function bencher(seed: number, name: string, share: number): Login {
  return {
    seed,
    email: `${name}@cellier.test`,
    password: "Bench-cellier-2026",
    firstName: "Paul",
    lastName: "Lacroix",
    role: "customer",
    business: {
      name: "Grande Conserverie d'Essai",
      database: `seed-${name}`,
      plan: "growth",
      articles: (dice) => largeCatalogue(dice, LARGE * share),
      history: (items, owner, dice, today) => benchPieces(items, owner, dice, today, share),
    },
  };
}

/** Everyone a seed brings. These logins exist on developers' machines and in tests only. */
export const logins: Record<"demo" | "bench" | "none", Login[]> = {
  demo: [
    {
      seed: 20_260_106,
      email: "demo@cellier.test",
      password: "Demo-cellier-2026",
      firstName: "Hélène",
      lastName: "Castaing",
      role: "customer",
      business: {
        name: "Conserverie des Deux Rives",
        database: "seed-deux-rives",
        plan: "growth",
        articles: () => cannery,
        company: canneryCompany,
        clients: canneryClients,
        supply: cannerySupply,
        recipes: canneryRecipes,
        scenarios: cannersScenarios,
        requests: cannersRequests,
        hasDocuments: true,
        services: { lines: cannersServices, first: 0 },
        trade: { batches: 5, orders: 2, facility: "Atelier de Nérac", hasStall: true, template: "cannery" },
      },
    },
    {
      seed: 20_260_107,
      email: "voisin@cellier.test",
      password: "Voisin-cellier-2026",
      firstName: "Mathieu",
      lastName: "Dargelos",
      role: "customer",
      business: {
        name: "Brasserie du Vieux Moulin",
        database: "seed-vieux-moulin",
        plan: "core",
        articles: () => neighbour,
        company: breweryCompany,
        clients: breweryClients,
        supply: brewerySupply,
        recipes: breweryRecipes,
        requests: brewersRequests,
        services: { lines: brewersServices, first: cannersServices.length },
        trade: { batches: 1, orders: 0.4, facility: "Salle de brassage", template: "brewery" },
      },
    },
    {
      seed: 20_260_108,
      email: "admin@cellier.test",
      password: "Admin-cellier-2026",
      firstName: "Inès",
      lastName: "Moreau",
      role: "admin",
      business: null,
    },
  ],
  bench: [bencher(20_260_109, "bench", 1), bencher(20_260_113, "bench-tenth", 0.1), bencher(20_260_114, "bench-hundredth", 0.01)],
  none: [],
};
