import type { Source } from './sources.ts'

/** What takes milliseconds to make, the first of its kind tens of them. */
const MADE = /^(?:new Intl\.\w+|berlinFormat)\(/

type Node = { type: string; start: number; end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** What runs as soon as a file is loaded: all below a node but the bodies of functions. */
function* atOnce(node: object): Generator<Node> {
  for (const child of Object.values(node).flat()) {
    if (!isNode(child) || /Function/.test(child.type)) continue
    yield child
    yield* atOnce(child)
  }
}

/** The lines on which a file makes a format of Intl by being loaded only. */
export const formatsAtLoading = ({ program, text, lineOf }: Source): number[] =>
  [...atOnce(program)]
    .filter(({ type, start, end }) => /^(?:New|Call)Expression$/.test(type) && MADE.test(text.slice(start, end)))
    .map(({ start }) => lineOf(start))
