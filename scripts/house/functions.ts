import { nodesBelow, type Source } from './sources.ts'

export interface CodeFunction {
  readonly file: string
  /** Its own name or that of what it is assigned to; for one without, that of the function it is in. */
  readonly name: string
  readonly line: number
  readonly lines: number
  /** The text with what may differ between twins taken out: names, strings, numbers, white space and comments. */
  readonly shape: string
}

const KINDS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const WORDS =
  /\b(?:async|await|break|case|catch|class|const|continue|default|delete|do|else|finally|for|function|if|in|instanceof|let|new|of|return|switch|throw|try|typeof|while|yield)\b/

const shapeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*$/gm, '')
    .replace(/`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, 's')
    .replace(/[A-Za-z_$][\w$]*/g, (word) => (WORDS.test(word) ? word : 'n'))
    .replace(/\d[\d_.]*/g, '0')
    .replace(/\s+/g, '')

type Named = { id?: { name?: string } | null; key?: { name?: string }; init?: object | null; value?: object | null }

/** The names of functions that are assigned to a variable or property. */
function assignedNames(program: object): Map<object, string> {
  const named = [...nodesBelow(program)].flatMap((node) => {
    const { id, key, init, value } = node as Named
    const name = id?.name ?? key?.name
    const assigned = init ?? value
    return name && assigned ? [[assigned, name] as const] : []
  })
  return new Map(named)
}

/** The functions of a file with their length in lines, those within others too. */
export function functionsOf({ file, text, program, lineOf }: Source): CodeFunction[] {
  const assigned = assignedNames(program)
  const nodes = [...nodesBelow(program)].filter(({ type }) => KINDS.has(type))
  const ownName = (node: object) => (node as Named).id?.name ?? assigned.get(node)
  return nodes.map((node) => {
    const around = nodes.findLast((outer) => outer.start < node.start && outer.end >= node.end && ownName(outer))
    const name = ownName(node) ?? `a function in ${(around && ownName(around)) || 'the file'}`
    const line = lineOf(node.start)
    return { file, name, line, lines: lineOf(node.end) - line + 1, shape: shapeOf(text.slice(node.start, node.end)) }
  })
}

/** Functions of at least so many lines that are the same to the letter, or but for names, strings and numbers. */
export function twins(functions: readonly CodeFunction[], leastLines: number): CodeFunction[][] {
  const long = functions.filter(({ lines }) => lines >= leastLines)
  return [...Map.groupBy(long, ({ shape }) => shape).values()].filter((group) => group.length > 1)
}
