import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import { keptResults } from '../texts/kept-results.ts'
import { LARGEST_STYLE_SHEET } from './theme-choices.ts'

/** What an address in a style sheet may be: a path of the website itself, or a picture in the sheet. */
const OWN_ADDRESS = /^(\/(?!\/)[\w./%-]*|#[\w-]+|data:image\/(png|jpeg|webp|avif|gif)[;,][\w;=,+/%-]*)$/i

/** At-rules that bring nothing from elsewhere and stay within their braces. */
const AT_RULES = ['@media', '@supports', '@container', '@keyframes', '@starting-style']

/** Functions whose texts are addresses as `url()`'s are. */
const ADDRESSING = ['url(', 'src(', 'image(', 'image-set(', '-webkit-image-set(']

/** Functions that bring in what was written elsewhere in the sheet, or in the page: an address of theirs is not read here. */
const BRINGING = ['var(', 'env(', 'attr(']

const CLOSES: Readonly<Record<number, number>> = {
  [tokenTypes.LeftCurlyBracket]: tokenTypes.RightCurlyBracket,
  [tokenTypes.LeftParenthesis]: tokenTypes.RightParenthesis,
  [tokenTypes.LeftSquareBracket]: tokenTypes.RightSquareBracket,
  [tokenTypes.Function]: tokenTypes.RightParenthesis,
}

const CLOSING = new Set(Object.values(CLOSES))
const BROKEN = new Set([tokenTypes.BadString, tokenTypes.BadUrl])

const addressIn = (token: string): string =>
  token
    .replace(/^url\(\s*|\s*\)$/gi, '')
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim()

/** Whether a token has its end: at the end of a sheet CSS itself lets it be missing, where more would follow in a page. */
function isEnded(type: number, token: string): boolean {
  if (type === tokenTypes.String) return token.length > 1 && token.endsWith(token.charAt(0))
  if (type === tokenTypes.Url) return token.endsWith(')')
  return type !== tokenTypes.Comment || (token.length >= 4 && token.endsWith('*/'))
}

/**
 * What is wrong with the style sheet that an agency has written for a website, as the end of a sentence; undefined where nothing is. It
 * must be whole (no brace closed that it has not opened), small, and ask no other server for anything.
 */
export function styleSheetProblem(css: string): string | undefined {
  if (css.length > LARGEST_STYLE_SHEET) return `must have at most ${LARGEST_STYLE_SHEET} characters`
  if (css.includes('</') || css.includes('<!--')) return 'must not contain HTML'
  if (css.includes('\\')) return 'must not contain backslashes'
  const open: number[] = []
  const addressing: boolean[] = []
  let problem: string | undefined
  const note = (sentence: string) => {
    problem ??= sentence
  }
  tokenize(css, (type, start, end) => {
    const token = css.slice(start, end)
    if (BROKEN.has(type) || !isEnded(type, token)) note('has a text, an address or a comment that does not end')
    if (type === tokenTypes.AtKeyword && !AT_RULES.includes(token.toLowerCase())) note(`must not use ${token}`)
    const closing = CLOSES[type]
    if (closing !== undefined) {
      open.push(closing)
      addressing.push(type === tokenTypes.Function && ADDRESSING.includes(token.toLowerCase()))
    } else if (CLOSING.has(type)) {
      if (open.pop() !== type) note(`closes "${token}" that it has not opened`)
      addressing.pop()
    }
    if (type === tokenTypes.Function && BRINGING.includes(token.toLowerCase()) && addressing.includes(true))
      note(`must not use ${token}) for an address`)
    const isAddress = type === tokenTypes.Url || (type === tokenTypes.String && addressing.includes(true))
    if (isAddress && !OWN_ADDRESS.test(addressIn(token))) note('must not load anything from elsewhere')
  })
  if (problem === undefined && open.length > 0) return 'opens a brace that it does not close'
  return problem
}

/** Every page of a website carries the same sheet. */
const scopedSheet = keptResults(50, (css) =>
  css.trim() !== '' && styleSheetProblem(css) === undefined ? `@scope(body){${css}}` : '',
)

/** A style sheet as pages carry it, for what is in the page's body alone; nothing where it may not stand there. */
export const scopedStyles = (css: string | null | undefined): string => scopedSheet(css ?? '')
