import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** Where the product's code lies. */
export const PRODUCT = ['domain', 'contract', 'sdk', 'backend', 'site', 'backoffice', 'server'] as const

/** A file, as a path from the root, and how long it is. */
export interface Measured {
  readonly file: string
  readonly lines: number
}

/** A source file of the product, parsed. `lineOf` tells the line, from 1, of a place in the text. */
export interface Source extends Measured {
  readonly text: string
  readonly program: ESTree.Program
  lineOf(offset: number): number
}

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/sample-|\/fake-|\/hostile-values/.test(file)

const countLines = (text: string): number => text.trimEnd().split('\n').length

const read = (root: string, file: string): string => readFileSync(posix.join(root, file), 'utf8')

/** The files that git knows in some folders, or in all. A file in conflict is listed by it once for each side. */
function filesIn(root: string, folders: readonly string[] = []): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...new Set(listed.split('\n'))].filter((file) => file && existsSync(posix.join(root, file)))
}

/** The product's files without their tests and what only tests use. */
export const productSources = (root: string): Source[] =>
  filesIn(root, PRODUCT)
    .filter(isProduct)
    .map((file) => sourceOf(file, read(root, file)))

/** Every other source: tests and what only they use, the demonstration, scripts, style sheets. */
export const otherSources = (root: string): Measured[] =>
  filesIn(root)
    .filter(
      (file) =>
        /\.(?:tsx?|mjs|css)$/.test(file) && !(PRODUCT.some((of) => file.startsWith(`${of}/`)) && isProduct(file)),
    )
    .map((file) => ({ file, lines: countLines(read(root, file)) }))

export function sourceOf(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1
  return { file, text, program, lines: countLines(text), lineOf }
}

type AnyNode = { type: string; start: number; end: number }

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Every node below a node, outer before inner. */
export function* nodesBelow(node: object): Generator<AnyNode> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue
      yield child
      yield* nodesBelow(child)
    }
  }
}

/** The files of the repository that a source imports, types too, as paths from the root. */
export function importsOf({ file, program }: Source): string[] {
  const specifiers = [...nodesBelow(program)].flatMap((node) => {
    const { source } = node as { source?: { value?: unknown } | null }
    return /^(?:TSImportType|(?:Import|Export)(?:Declaration|NamedDeclaration|AllDeclaration|Expression))$/.test(
      node.type,
    ) && source
      ? [String(source.value ?? '')]
      : []
  })
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [specifier.slice(1)]
    return specifier.startsWith('.') ? [posix.join(posix.dirname(file), specifier)] : []
  })
}
