import type { MISSING_RULES } from '#contract/model/till.ts'
import type { TillChanged, TillReport } from '#contract/wire/till.ts'
import type { TillFile, TillLine } from '#domain/imports/till-lines.ts'
import { euroOf } from '#domain/money/money.ts'
import type { GoodsOfTill, TillGoods } from './till-goods.ts'

/** What is to become of goods; `line` is null for those that the file does not name. */
export interface TillStep {
  readonly goods: TillGoods
  readonly line: number | null
  readonly pieces?: number
  /** Null takes the price away. */
  readonly cents?: number | null
}

export interface TillPlan {
  readonly steps: readonly TillStep[]
  readonly known: number
  readonly unknown: readonly { readonly line: number; readonly key: string }[]
  readonly problems: TillReport['problems']
}

/** Goods below which a short file is no reason to doubt it. */
const FEW = 10

const nameOf = ({ gtin, reference, id }: TillLine): string => (gtin || reference || id).slice(0, 100)

const keyOf = ({ product, variant }: TillGoods): string => `${product}/${variant}`

/**
 * What a till's file changes of these goods. Where what it does not name counts as sold, a file that names fewer than half of what lies
 * there is a text that says so: it is more likely cut off than everything sold.
 */
export function planTill(
  file: TillFile,
  goods: GoodsOfTill,
  missing: (typeof MISSING_RULES)[number],
  isForced: boolean,
): TillPlan | string {
  const named = new Set<string>()
  const unknown: { line: number; key: string }[] = []
  const problems = [...file.problems]
  const steps: TillStep[] = []
  for (const line of file.lines) {
    const found = goods.of(line)
    if (!found) unknown.push({ line: line.line, key: nameOf(line) })
    else if (named.has(keyOf(found)))
      problems.push({ line: line.line, field: 'line', message: 'names goods a second time' })
    else {
      named.add(keyOf(found))
      const pieces = line.pieces !== undefined && line.pieces !== found.pieces ? { pieces: line.pieces } : {}
      const cents = line.cents !== undefined && line.cents !== found.cents ? { cents: line.cents } : {}
      const step: TillStep = { goods: found, line: line.line, ...pieces, ...cents }
      if (step.pieces !== undefined || step.cents !== undefined) steps.push(step)
    }
  }
  const there = goods.all.filter(({ pieces }) => pieces > 0)
  const left = missing === 'sold' ? there.filter((one) => !named.has(keyOf(one))) : []
  if (!isForced && there.length >= FEW && left.length * 2 > there.length)
    return `The file names ${there.length - left.length} of ${there.length} goods that lie there, and the others would count as sold; send it with force=yes if that is right`
  steps.push(...left.map((one) => ({ goods: one, line: null, pieces: 0 })))
  return { steps, known: named.size, unknown, problems }
}

/** How many of a kind a report lists. */
const LISTED = 500

const euro = (cents: number | null): number | null => (cents === null ? null : euroOf(cents))

/** What steps change, each with the number before and after. */
export const tillChanges = (steps: readonly TillStep[]): TillChanged[] =>
  steps.map(({ goods, line, pieces, cents }) => ({
    line,
    product: goods.product,
    variant: goods.variant,
    name: goods.name,
    ...(pieces !== undefined && { stock: [goods.pieces, pieces] as const }),
    ...(cents !== undefined && {
      price: [euro(goods.cents), euro(cents)] as const,
    }),
  }))

/** A plan as its sender reads it. */
export function tillReport(plan: TillPlan, facts: Pick<TillReport, 'trial' | 'branch' | 'lines'>): TillReport {
  const { steps, known, unknown, problems } = plan
  return {
    ...facts,
    known,
    stock: steps.filter(({ pieces }) => pieces !== undefined).length,
    prices: steps.filter(({ cents }) => cents !== undefined).length,
    sold: steps.filter(({ line }) => line === null).length,
    changes: tillChanges(steps.slice(0, LISTED)),
    unknown: unknown.slice(0, LISTED),
    problems: problems.slice(0, LISTED),
  }
}
