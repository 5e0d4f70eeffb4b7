import type { FeedProblem } from '#contract/wire/feeds.ts'
import type { FeedItem } from './feed-items.ts'

const LONGEST_TITLE = 150
const SHORTEST_DESCRIPTION = 30

/** Whether the digits are a GTIN: 8, 12, 13 or 14 of them, the last one a check of the others. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false
  const digits = [...text].toReversed().map(Number)
  const [check = 0, ...others] = digits
  const sum = others.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}

/** What an article lacks for feeds; none for one that is fine. */
export function feedProblems(
  item: Pick<FeedItem, 'name' | 'brand' | 'gtin' | 'reference' | 'images' | 'description'>,
): FeedProblem[] {
  const problems: [FeedProblem, boolean][] = [
    ['picture', item.images.length === 0],
    ['brand', !item.brand],
    ['identity', !item.gtin && !item.reference],
    ['gtin', item.gtin !== undefined && !isGtin(item.gtin)],
    ['description', item.description.length < SHORTEST_DESCRIPTION],
    ['titleLength', item.name.length > LONGEST_TITLE],
  ]
  return problems.flatMap(([problem, is]) => (is ? [problem] : []))
}
