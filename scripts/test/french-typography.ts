import { nodesBelow, type Source } from '../house/sources.ts'

/** Nothing but these may stand before a colon and inside quotation marks; the narrow one before the other marks. */
const COLON = '\u00a0'
const NARROW = '\u202f'

const WRONG = [
  new RegExp(`[^${COLON}\\d]:(?=[\\s${COLON}]|$)`, 'u'),
  new RegExp(`[^${NARROW}\\s][;!?](?=[\\s${COLON}${NARROW}]|$)`, 'u'),
  new RegExp(`[ ${COLON}][;!?]`, 'u'),
  new RegExp(`«(?!${COLON}|$)`, 'u'),
  new RegExp(`(?:^|[^${COLON}])»`, 'u'),
]

/** Names and codes that are no text: addresses, references of the demonstration, keys. */
const isCode = (text: string) => /^(?:@|https?:|\/|tel:|mailto:|[a-z_]+:[a-z]|\$|#)/.test(text)

/**
 * What a French text has against the rules of its typography: a no-break space before a colon and inside « », a narrow one before
 * ; ! ?. Tags and entities count as what stands around them. Undefined where nothing is wrong.
 */
export function wrongInFrench(text: string): string | undefined {
  if (isCode(text)) return undefined
  const plain = text.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, 'x')
  for (const rule of WRONG) {
    const at = plain.search(rule)
    if (at >= 0) return plain.slice(Math.max(0, at - 20), at + 12)
  }
  return undefined
}

type Property = { type: string; key?: { name?: string; value?: unknown }; value?: object }
type Text = { type: string; value?: unknown; start: number }

const isFrench = ({ type, key }: Property) => type === 'Property' && (key?.name ?? key?.value) === 'fr'

function textsIn(node: object): { text: string; start: number }[] {
  return [...nodesBelow(node)].flatMap((below) => {
    const { type, value, start } = below as Text
    if (type === 'Literal' && typeof value === 'string') return [{ text: value, start }]
    if (type === 'TemplateElement') return [{ text: (value as { cooked: string }).cooked, start }]
    return []
  })
}

/** The French texts of a source with their lines: all of a file `fr.ts`, elsewhere what stands under `fr`. */
export function frenchTexts(source: Source): { text: string; line: number }[] {
  const whole = /(?:^|\/)fr\.ts$/.test(source.file)
  const roots: object[] = whole
    ? source.program.body.filter(({ type }) => type !== 'ImportDeclaration')
    : [...nodesBelow(source.program)].filter((node) => isFrench(node as Property))
  return roots.flatMap((root) => textsIn({ root })).map(({ text, start }) => ({ text, line: source.lineOf(start) }))
}

const isOfALanguage = ({ type, key }: Property) =>
  type === 'Property' && ['de', 'en', 'fr'].includes(String(key?.name ?? key?.value))

/** Where a source sets a colon after a value by itself, for every language alike, which is wrong in French, with the lines. */
export function looseColons(source: Source): number[] {
  const own = [...nodesBelow(source.program)].filter((node) => isOfALanguage(node as Property))
  return [...nodesBelow(source.program)].flatMap((node) => {
    const { type, value, start } = node as Text
    if (type !== 'JSXText' && type !== 'TemplateElement') return []
    if (own.some((property) => property.start <= start && start < property.end)) return []
    const text = type === 'JSXText' ? String(value) : (value as { cooked: string }).cooked
    return /^\s*:\s/.test(text) ? [source.lineOf(start)] : []
  })
}
