import sanitizeHtml from 'sanitize-html'
import { type Config, optimize } from 'svgo'
import { Fault } from '../fault.ts'
import { Invalid } from '../items/validate.ts'
import { svgAttributes, svgTags } from './svg-vocabulary.ts'

/** Styles are resolved against every element, so it is their product that costs. */
const limits = { bytes: 512_000, styleCharacters: 20_000, elements: 30_000, resolved: 2_000_000 }

// Turns style sheets into attributes, which the vocabulary can judge one by one.
const flatten: Config = {
  multipass: false,
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    'removeMetadata',
    'removeEditorsNSData',
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
  ],
}

const clean: sanitizeHtml.IOptions = {
  allowedTags: svgTags,
  allowedAttributes: { '*': svgAttributes },
  nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'iframe', 'textarea', 'noscript'],
  allowedSchemes: ['data'],
  allowedSchemesAppliedToAttributes: ['href', 'xlink:href'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attributes).filter(isInert)),
    }),
  },
}

/**
 * Leaves of an SVG what draws: elements and attributes of `svg-vocabulary`, links only to its own parts and to embedded
 * rasters. Throws a Fault that says what is not accepted.
 */
export function cleanSvg(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > limits.bytes) throw new Fault('tooLarge', 'file must have at most 500 kB when it is an SVG')
  const text = new TextDecoder().decode(bytes)
  if (/<!ENTITY/i.test(text)) throw refusal('must not declare entities')
  const styles = stylesIn(text)
  if (styles.length > limits.styleCharacters) throw refusal('has too long styles')
  const elements = countOf(text, /<[^/!?]/g)
  if (elements > limits.elements) throw refusal(`has more than ${limits.elements} elements`)
  if (elements * countOf(styles, /[{,]/g) > limits.resolved) throw refusal('has too many styles for its elements')

  const cleaned = sanitizeHtml(flattened(text), clean).trim()
  if (!/^<svg[\s>]/.test(cleaned)) throw refusal('is an SVG that cannot be read')
  return new TextEncoder().encode(cleaned)
}

/** All style sheets of a drawing, looked for from one to the next and never back. */
function stylesIn(text: string): string {
  const lower = text.toLowerCase()
  let styles = ''
  for (let start = lower.indexOf('<style'); start !== -1; ) {
    const end = lower.indexOf('</style', start)
    styles += text.slice(start, end === -1 ? undefined : end)
    start = end === -1 ? -1 : lower.indexOf('<style', end)
  }
  return styles
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(pattern)) count++
  return count
}

const refusal = (message: string) => new Invalid([{ field: 'file', message }])

function flattened(text: string): string {
  try {
    return optimize(text, flatten).data
  } catch {
    throw refusal('is an SVG that cannot be read')
  }
}

function isInert([name, value]: [string, string]): boolean {
  // The serializer writes an empty attribute without its quotation marks, and the file would no longer be XML.
  if (value === '') return false
  if (name === 'href' || name === 'xlink:href')
    return /^(#[\w.:-]+|data:image\/(png|jpeg|webp);base64,[\w+/=\s]+)$/.test(value)
  return ![...value.matchAll(/url\(([^)]*)\)?/gi)].some(
    ([, target = '']) => !/^\s*["']?#[\w.:-]+["']?\s*$/.test(target),
  )
}
