import { circles, mutualFolders } from './circles.ts'
import { functionsOf, twins } from './functions.ts'
import { importsOf, nodesBelow, PRODUCT, type Source } from './sources.ts'

/** Tables of texts may be as long as the texts are. */
const TEXT_TABLES = /\/(?:messages|labels|i18n)\//

const MOST_LINES = 300
const MOST_MEDIAN = 50
const MOST_FUNCTION_LINES = 80
const LEAST_TWIN_LINES = 8
const LARGEST_CIRCLE = 3

const shortOf = (files: readonly string[]) => `${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`

function circleComplaints(sources: readonly Source[]): string[] {
  const graph = new Map(sources.map((source) => [source.file, importsOf(source)]))
  return [
    ...circles(graph)
      .filter((files) => files.length > LARGEST_CIRCLE)
      .map((files) => `circle of ${files.length} files: ${shortOf(files)}`),
    ...PRODUCT.flatMap((folder) => mutualFolders(graph, folder)).map((pair) => `folders import each other: ${pair}`),
  ]
}

function lengthComplaints(sources: readonly Source[]): string[] {
  const sorted = sources.map(({ lines }) => lines).sort((a, b) => a - b)
  const median = sorted[sorted.length >> 1] ?? 0
  return [
    ...(median > MOST_MEDIAN ? [`the median file has ${median} lines`] : []),
    ...sources
      .filter(({ file, lines }) => lines > MOST_LINES && !TEXT_TABLES.test(file))
      .map(({ file, lines }) => `${file} has ${lines} lines`),
  ]
}

function functionComplaints(sources: readonly Source[]): string[] {
  const functions = sources.flatMap(functionsOf)
  return [
    ...functions
      .filter(({ lines }) => lines > MOST_FUNCTION_LINES)
      .map(({ file, name, lines }) => `${file} ${name}() has ${lines} lines`),
    ...twins(functions, LEAST_TWIN_LINES).map(
      (group) => `alike but for names: ${group.map(({ file, name }) => `${file} ${name}()`).join(', ')}`,
    ),
  ]
}

/** Names that two files export for two things; a list of texts in three languages is one thing. */
function nameComplaints(sources: readonly Source[]): string[] {
  const exported = sources.flatMap(({ file, program }) =>
    TEXT_TABLES.test(file)
      ? []
      : program.body.flatMap((node) => {
          const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null
          if (!declared) return []
          const names = 'declarations' in declared ? declared.declarations : [declared]
          return names.flatMap(({ id }) => (id && 'name' in id ? [{ name: String(id.name), file }] : []))
        }),
  )
  return [...Map.groupBy(exported, ({ name }) => name)]
    .map(([name, places]) => ({ name, files: [...new Set(places.map(({ file }) => file))] }))
    .filter(({ files }) => files.length > 1)
    .map(({ name, files }) => `${name} is exported by ${files.join(', ')}`)
}

/** Where the types are left: `any`, `as never`, `as unknown as`. */
function holeComplaints(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, program, text, lineOf }) =>
    [...nodesBelow(program)].flatMap((node) => {
      const cast = node.type === 'TSAsExpression' ? text.slice(node.start, node.end) : ''
      const hole = node.type === 'TSAnyKeyword' ? 'any' : /\bas (never|unknown as [\s\S]+)$/.exec(cast)?.[0]
      return hole ? [`${file}:${lineOf(node.start)} says "${hole.replace(/\s+/g, ' ').slice(0, 60)}"`] : []
    }),
  )
}

/** What of the product's code is not as the house shall stand, a sentence each. */
export const complaints = (sources: readonly Source[]): string[] => [
  ...circleComplaints(sources),
  ...lengthComplaints(sources),
  ...functionComplaints(sources),
  ...nameComplaints(sources),
  ...holeComplaints(sources),
]
