import { XMLParser } from 'fast-xml-parser'

type Element = string | { readonly [name: string]: Element[] | string }

/** A place in the XML of an invoice. */
export interface Place {
  /** The elements at this path of names, divided by dots. */
  all(path: string): Place[]
  /** The text of the first of them; empty where there is none. */
  text(path?: string): string
  attribute(name: string): string
  /** The amount of the first of them in cents; NaN where it is none. */
  cents(path: string): number
}

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => !name.startsWith('@') && name !== '#text',
})

function placeOf(element: Element): Place {
  const own = typeof element === 'string' ? element : String(element['#text'] ?? '')
  const place: Place = {
    all: (path) =>
      path.split('.').reduce<Place[]>((places, name) => places.flatMap((one) => children(one, name)), [place]),
    text: (path) => (path === undefined ? own.trim() : (place.all(path)[0]?.text() ?? '')),
    attribute: (name) => (typeof element === 'string' ? '' : String(element[`@${name}`] ?? '')),
    cents: (path) => centsOf(place.text(path)),
  }
  elements.set(place, element)
  return place
}

const elements = new WeakMap<Place, Element>()

function children(place: Place, name: string): Place[] {
  const element = elements.get(place)
  const found = typeof element === 'object' ? element[name] : undefined
  return Array.isArray(found) ? found.map(placeOf) : []
}

/** Cents of an amount with at most two decimals; NaN for anything else. */
const centsOf = (text: string) => (/^-?\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN)

/** The root element of an invoice in CII. For tests. */
export function ciiOf(xml: string): Place {
  const { CrossIndustryInvoice: [root] = [] } = parser.parse(xml) as Record<string, Element[]>
  if (root === undefined) throw new Error('This is no invoice in CII')
  return placeOf(root)
}
