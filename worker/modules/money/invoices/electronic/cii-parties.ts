import type { InvoiceParty } from "@/db/business";
import { formatMoney } from "@/worker/core/figures/money";
import type { Address } from "@/worker/core/trade/parties";
import { type Xml, xml, xmlIf } from "@/worker/core/files/xml";
import { electronicAddress } from "./electronic-address";

/** Schemes of identifiers (ISO/IEC 6523): the company, its establishment. */
const [SIREN, SIRET] = ["0002", "0009"] as const;

/** A civil day; `qdt` where the schema asks for the qualified form. */
export function dateTime(name: string, day: string, prefix: "udt" | "qdt" = "udt"): Xml {
  return xml(name, [xml(`${prefix}:DateTimeString`, day.replaceAll("-", ""), { format: "102" })]);
}

/** @param hasVat do VAT numbers belong on it? Outside the scope of VAT they do not (BR-O-02) */
export function sellerParty(seller: InvoiceParty, hasVat: boolean): Xml {
  const { phone, email } = seller;
  const contact = xml("ram:DefinedTradeContact", [
    xml("ram:PersonName", seller.name),
    phone ? xml("ram:TelephoneUniversalCommunication", [xml("ram:CompleteNumber", phone)]) : null,
    email ? xml("ram:EmailURIUniversalCommunication", [xml("ram:URIID", email)]) : null,
  ]);
  return xml("ram:SellerTradeParty", [
    ...named(seller),
    xmlIf("ram:Description", identity(seller)),
    ...legal(seller),
    phone || email ? contact : null,
    ...addressed(seller, electronicAddress(seller)),
    ...(hasVat ? [registered(seller.vatNumber, "VA"), seller.vatNumber ? null : registered(sirenOf(seller), "FC")] : []),
  ]);
}

export function buyerParty(buyer: InvoiceParty, hasVat: boolean): Xml {
  return xml("ram:BuyerTradeParty", [
    ...named(buyer),
    ...legal(buyer),
    ...addressed(buyer, electronicAddress(buyer)),
    hasVat ? registered(buyer.vatNumber, "VA") : null,
  ]);
}

/** Where the goods went. */
export function shipTo(address: Address | null, name: string): Xml | null {
  return address && xml("ram:ShipToTradeParty", [xml("ram:Name", name), postal(address)]);
}

const sirenOf = ({ siret }: InvoiceParty) => siret?.slice(0, 9) ?? null;

/** "SAS au capital de 10 000 € – RCS Agen": what the law wants said of the seller. */
function identity({ legalForm, capital, register }: InvoiceParty): string {
  const form = [legalForm, capital ? `au capital de ${formatMoney(capital, 2)}` : ""].filter(Boolean).join(" ");
  return [form, register && `RCS ${register}`].filter(Boolean).join(" – ");
}

function named({ siret, name }: InvoiceParty): (Xml | null)[] {
  return [xmlIf("ram:GlobalID", siret?.length === 14 ? siret : null, { schemeID: SIRET }), xml("ram:Name", name)];
}

function legal(party: InvoiceParty): (Xml | null)[] {
  const siren = sirenOf(party);
  return [siren ? xml("ram:SpecifiedLegalOrganization", [xml("ram:ID", siren, { schemeID: SIREN })]) : null];
}

/** The postal address, then the electronic one. */
function addressed(party: InvoiceParty, electronic: Xml | null): (Xml | null)[] {
  return [party.address && postal(party.address), electronic];
}

function postal({ street, postcode, city, country }: Address): Xml {
  return xml("ram:PostalTradeAddress", [
    xml("ram:PostcodeCode", postcode),
    xml("ram:LineOne", street),
    xml("ram:CityName", city),
    xml("ram:CountryID", country),
  ]);
}

function registered(number: string | null, schemeID: "VA" | "FC"): Xml | null {
  return number ? xml("ram:SpecifiedTaxRegistration", [xml("ram:ID", number.replaceAll(" ", ""), { schemeID })]) : null;
}
