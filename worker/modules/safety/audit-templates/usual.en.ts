import type { Usual } from "./status";

/** The same in English. */
export const usual: Usual = {
  hygiene: [
    {
      chapter: "Premises",
      asks: [
        ["Floors, walls and ceilings clean and in good repair", 2],
        ["Forward flow kept, clean and dirty areas apart", 3],
        ["Hands-free wash basins with soap and towels", 3],
        ["Lighting covered, no source of glass or foreign bodies", 3],
      ],
    },
    {
      chapter: "Equipment",
      asks: [
        ["Surfaces that touch food clean and disinfected", 4],
        ["Thermometers and loggers calibrated", 3],
        ["Cleaning plan displayed, its records up to date", 3],
      ],
    },
    {
      chapter: "Staff",
      asks: [
        ["Clean clothes, hair covered, no jewellery or nail varnish", 3],
        ["Hands washed whenever work is taken up again", 4],
        ["Hygiene training up to date for everyone", 3],
      ],
    },
    {
      chapter: "Food",
      asks: [
        ["Temperatures of cold rooms within limits and recorded", 5],
        ["Food covered, labelled and dated", 4],
        ["No food past its date", 5],
        ["Allergens apart and identified", 5],
      ],
    },
    {
      chapter: "Pests and waste",
      asks: [
        ["No trace of pests, baits in place", 4],
        ["Bins closed and emptied every day", 2],
      ],
    },
  ],
  authority: [
    {
      chapter: "Premises and equipment",
      asks: [
        ["Layout, upkeep and cleanliness of the premises", 3],
        ["Cleanliness and upkeep of the equipment", 3],
        ["Drinking water and drainage", 2],
        ["Pest control", 3],
      ],
    },
    {
      chapter: "Food safety plan",
      asks: [
        ["Hazard analysis kept up to date", 4],
        ["Critical points watched and recorded", 5],
        ["Corrective actions written and applied", 4],
        ["Heat treatments validated", 5],
      ],
    },
    {
      chapter: "Food",
      asks: [
        ["Temperatures under control", 5],
        ["Origin and state of raw materials", 4],
        ["Microbiological analyses and what follows from them", 4],
      ],
    },
    {
      chapter: "Traceability and information",
      asks: [
        ["Traceability shown upstream, downstream and within", 5],
        ["Withdrawal and recall procedure tried out", 4],
        ["Labels and allergens correct", 5],
      ],
    },
    {
      chapter: "Staff",
      asks: [
        ["Hygiene training", 3],
        ["Hygiene and clothes of staff", 3],
      ],
    },
  ],
  supplier: [
    {
      chapter: "Food safety",
      asks: [
        ["Food safety plan founded on hazard analysis", 5],
        ["Critical points watched, records shown", 5],
        ["Regular microbiological checks of its own", 4],
      ],
    },
    {
      chapter: "Workshop",
      asks: [
        ["Premises and equipment clean and kept up", 3],
        ["Foreign bodies under control (glass, metal, wood)", 4],
        ["Pests under control", 3],
        ["Allergens under control, cross-contact declared", 5],
      ],
    },
    {
      chapter: "Traceability and response",
      asks: [
        ["A delivered lot found again in under four hours", 5],
        ["Alert and recall procedure, a contact who answers", 4],
        ["Complaints followed up and closed", 3],
      ],
    },
    {
      chapter: "Contract",
      asks: [
        ["Specifications up to date and kept to", 4],
        ["Valid certificates (approval, organic, standards)", 4],
        ["Transport and temperatures on delivery as agreed", 4],
      ],
    },
  ],
};
