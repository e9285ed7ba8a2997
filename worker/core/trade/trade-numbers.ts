import { isValidBIC, isValidIBAN } from "ibantools";
import type { Validator } from "stdnum";
// Country by country: the numbers of all the world would weigh half of the terminal's program.
import * as AT from "stdnum/lib/cjs/at/index.js";
import * as BE from "stdnum/lib/cjs/be/index.js";
import * as BG from "stdnum/lib/cjs/bg/index.js";
import * as CY from "stdnum/lib/cjs/cy/index.js";
import * as CZ from "stdnum/lib/cjs/cz/index.js";
import * as DE from "stdnum/lib/cjs/de/index.js";
import * as DK from "stdnum/lib/cjs/dk/index.js";
import * as EE from "stdnum/lib/cjs/ee/index.js";
import * as ES from "stdnum/lib/cjs/es/index.js";
import * as FI from "stdnum/lib/cjs/fi/index.js";
import * as FR from "stdnum/lib/cjs/fr/index.js";
import * as GB from "stdnum/lib/cjs/gb/index.js";
import * as GR from "stdnum/lib/cjs/gr/index.js";
import * as HR from "stdnum/lib/cjs/hr/index.js";
import * as HU from "stdnum/lib/cjs/hu/index.js";
import * as IE from "stdnum/lib/cjs/ie/index.js";
import * as IT from "stdnum/lib/cjs/it/index.js";
import * as LT from "stdnum/lib/cjs/lt/index.js";
import * as LU from "stdnum/lib/cjs/lu/index.js";
import * as LV from "stdnum/lib/cjs/lv/index.js";
import * as MT from "stdnum/lib/cjs/mt/index.js";
import * as NL from "stdnum/lib/cjs/nl/index.js";
import * as PL from "stdnum/lib/cjs/pl/index.js";
import * as PT from "stdnum/lib/cjs/pt/index.js";
import * as RO from "stdnum/lib/cjs/ro/index.js";
import * as SE from "stdnum/lib/cjs/se/index.js";
import * as SI from "stdnum/lib/cjs/si/index.js";
import * as SK from "stdnum/lib/cjs/sk/index.js";
import { z } from "../contract/fields";

/** The VAT numbers of each country, by the letters that they begin with. */
const vatNumbers: Record<string, Validator[]> = {
  AT: [AT.uid],
  BE: [BE.vat],
  BG: [BG.vat],
  CY: [CY.vat],
  CZ: [CZ.dic],
  DE: [DE.vat],
  DK: [DK.cvr],
  EE: [EE.kmkr],
  EL: [GR.vat],
  ES: [ES.cif, ES.dni, ES.nie],
  FI: [FI.alv],
  FR: [FR.tva],
  GB: [GB.vat],
  HR: [HR.oib],
  HU: [HU.anum],
  IE: [IE.vat],
  IT: [IT.iva],
  LT: [LT.pvm],
  LU: [LU.tva],
  LV: [LV.pvn],
  MT: [MT.vat],
  NL: [NL.btw],
  PL: [PL.nip],
  PT: [PT.nipc, PT.nif],
  RO: [RO.cif],
  SE: [SE.vat],
  SI: [SI.ddv],
  SK: [SK.dph],
  // Northern Ireland: the British number, with letters of its own for goods.
  XI: [GB.vat],
};

const compact = (text: string) => text.replace(/[\s.\-/]/g, "").toUpperCase();

/** A number that carries its own check: spaces, dots and hyphens are dropped before it is kept. */
const checked = (max: number, isRight: (text: string) => boolean) =>
  z
    .string()
    .trim()
    .max(max)
    .overwrite(compact)
    .min(1)
    .refine(isRight, { params: { code: "check_digit" } });

/** A French business (SIREN, 9 digits) or one of its places (SIRET, 14 digits), with its check digit. */
export const siret = checked(30, (text) => FR.siren.validate(text).isValid || FR.siret.validate(text).isValid);

/** A VAT number of the European Union or the United Kingdom (Northern Ireland: XI), with its country's letters and check digits. */
export const vatNumber = checked(30, (text) => {
  const validators = vatNumbers[text.slice(0, 2)] ?? [];
  return validators.some((validator) => validator.validate(text.slice(2)).isValid);
});

/** A bank account, with its country's length and check digits. */
export const iban = checked(42, isValidIBAN);

/** A bank's code (ISO 9362). */
export const bic = z
  .string()
  .trim()
  .max(15)
  .overwrite(compact)
  .min(1)
  .refine(isValidBIC, { params: { code: "format" } });
