import { asHtmlText } from '#domain/texts/as-html-text.ts'

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

/** Prescribed by ZUGFeRD and Factur-X. */
const FILE = 'factur-x.xml'

const PROPERTIES: readonly (readonly [name: string, value: string, about: string])[] = [
  ['DocumentType', 'INVOICE', 'kind of the document'],
  ['DocumentFileName', FILE, 'name of the file inside'],
  ['Version', '1.0', 'version of the standard'],
  ['ConformanceLevel', 'EN 16931', 'profile of the standard'],
]

const described = ([name, , about]: (typeof PROPERTIES)[number]) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`

/** The metadata (XMP) of a PDF/A-3 that carries an electronic invoice: title and author, which pdfkit would write as they are, and what is inside. */
export const archiveMetadata = (title: string, author: string): string => `
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${asHtmlText(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${asHtmlText(author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${PROPERTIES.map(described).join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
  ${PROPERTIES.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('')}
</rdf:Description>`

/** Puts the XML of an invoice into its PDF, as the other form of the same. */
export function embedInvoice(document: PDFKit.PDFDocument, xml: string, date: Date): void {
  const options = {
    name: FILE,
    type: 'text/xml',
    description: 'ZUGFeRD / Factur-X, EN 16931',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  }
  document.file(Buffer.from(xml), options)
}
