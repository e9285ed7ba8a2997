import { xml, xmlParts } from "@/worker/core/files/xml";

/** The properties of Factur-X (Factur-X 1.07, § 6.2.2), which PDF/A wants described before they are used. */
const properties = {
  DocumentFileName: "The name of the embedded XML document",
  DocumentType: "The type of the hybrid document in capital letters",
  Version: "The actual version of the standard applying to the embedded XML document",
  ConformanceLevel: "The conformance level of the embedded XML document",
};
const SCHEMA = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

/** What a file says of the invoice within it, as XMP: that it is a Factur-X, and which file to read. */
export function facturXMetadata(fileName: string, level: string): string {
  const resource = { "rdf:parseType": "Resource" };
  const described = Object.entries(properties).map(([name, text]) =>
    xml(
      "rdf:li",
      [
        xml("pdfaProperty:name", name),
        xml("pdfaProperty:valueType", "Text"),
        xml("pdfaProperty:category", "external"),
        xml("pdfaProperty:description", text),
      ],
      resource,
    ),
  );
  const schema = [
    xml("pdfaSchema:schema", "Factur-X PDFA Extension Schema"),
    xml("pdfaSchema:namespaceURI", SCHEMA),
    xml("pdfaSchema:prefix", "fx"),
    xml("pdfaSchema:property", [xml("rdf:Seq", described)]),
  ];
  const extension = xml("pdfaExtension:schemas", [xml("rdf:Bag", [xml("rdf:li", schema, resource)])]);
  const invoice = [
    xml("fx:DocumentType", "INVOICE"),
    xml("fx:DocumentFileName", fileName),
    xml("fx:Version", "1.0"),
    xml("fx:ConformanceLevel", level),
  ];
  return xmlParts([
    xml("rdf:Description", [extension], {
      "rdf:about": "",
      "xmlns:pdfaExtension": "http://www.aiim.org/pdfa/ns/extension/",
      "xmlns:pdfaSchema": "http://www.aiim.org/pdfa/ns/schema#",
      "xmlns:pdfaProperty": "http://www.aiim.org/pdfa/ns/property#",
    }),
    xml("rdf:Description", invoice, { "rdf:about": "", "xmlns:fx": SCHEMA }),
  ]);
}
