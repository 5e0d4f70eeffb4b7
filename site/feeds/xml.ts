import { escapeXml } from '#domain/texts/escape-xml.ts'

/** Names and texts of elements; one without a text is left out. */
export type XmlParts = readonly (readonly [name: string, text: string | undefined])[]

/** An element with elements of text, and behind them what is XML already. */
export function element(name: string, parts: XmlParts, inner = ''): string {
  const texts = parts.map(([part, text]) => (text ? `<${part}>${escapeXml(text)}</${part}>` : ''))
  return `<${name}>${texts.join('')}${inner}</${name}>`
}
