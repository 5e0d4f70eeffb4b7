import { model } from '#contract/model/model.ts'
import { circles, mutualFolders } from './circles.ts'
import { functionsOf, twins } from './functions.ts'
import { formatsAtLoading } from './lazy-formats.ts'
import { lateAtStart } from './lazy-packages.ts'
import { importsOf, type Measured, nodesBelow, PRODUCT, type Source } from './sources.ts'

/** Tables of texts may be as long as the texts are. */
const TEXT_TABLES = /\/(?:messages|labels|i18n)\//

const MOST_LINES = 300
const MOST_MEDIAN = 50
const MOST_FUNCTION_LINES = 80
const LEAST_TWIN_LINES = 8
const LARGEST_CIRCLE = 3

/** What is not as it shall be, in words that stay while other lines of the file change; `detail` is measured, and may be empty. */
export interface Complaint {
  readonly what: string
  readonly detail: string
}

const complaint = (what: string, detail = ''): Complaint => ({ what, detail })

function circleComplaints(sources: readonly Source[]): Complaint[] {
  const graph = new Map(sources.map((source) => [source.file, importsOf(source)]))
  return [
    ...circles(graph)
      .filter((files) => files.length > LARGEST_CIRCLE)
      .map((files) => complaint(`imports go in a circle through ${files[0]}`, `${files.length} files`)),
    ...PRODUCT.flatMap((folder) => mutualFolders(graph, folder)).map((pair) =>
      complaint(`folders import each other: ${pair}`),
    ),
  ]
}

const tooLong = (files: readonly Measured[]): Complaint[] =>
  files
    .filter(({ file, lines }) => lines > MOST_LINES && !TEXT_TABLES.test(file))
    .map(({ file, lines }) => complaint(`${file} has more than ${MOST_LINES} lines`, `${lines}`))

function lengthComplaints(sources: readonly Source[]): Complaint[] {
  const sorted = sources.map(({ lines }) => lines).sort((a, b) => a - b)
  const median = sorted[sorted.length >> 1] ?? 0
  return [
    ...(median > MOST_MEDIAN ? [complaint(`the median file has more than ${MOST_MEDIAN} lines`, `${median}`)] : []),
    ...tooLong(sources),
  ]
}

function functionComplaints(sources: readonly Source[]): Complaint[] {
  const functions = sources.flatMap(functionsOf)
  return [
    ...functions
      .filter(({ lines }) => lines > MOST_FUNCTION_LINES)
      .map(({ file, name, lines }) =>
        complaint(`${file} ${name}() has more than ${MOST_FUNCTION_LINES} lines`, `${lines}`),
      ),
    ...twins(functions, LEAST_TWIN_LINES).map((group) =>
      complaint(
        `alike but for names: ${group.map(({ file, name }) => `${file} ${name}()`).join(', ')}`,
        group.map(({ line }) => `line ${line}`).join(', '),
      ),
    ),
  ]
}

/** Names that two files export for two things; a list of texts in three languages is one thing. */
function nameComplaints(sources: readonly Source[]): Complaint[] {
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
    .map(({ name, files }) => complaint(`${name} is exported by ${files.join(', ')}`))
}

/** Where the shops are is named once: who formats a moment for them asks there. */
const ZONE = /\bEurope\/Berlin\b/
const ZONE_HOME = 'domain/company/berlin-format.ts'

const zoneComplaints = (sources: readonly Source[]): Complaint[] =>
  sources
    .filter(({ file, text }) => file !== ZONE_HOME && ZONE.test(text))
    .map(({ file }) => complaint(`${file} names the time zone of the shops: it stands in ${ZONE_HOME}`))

/** Who reads rows of the backend, and so has their types from the model. */
const READERS = /^(?:sdk|site|backoffice)\//

const LEAST_ROW_FIELDS = 4

type Member = { type: string; key?: { name?: string } }

/** The collection of which a type that is written by hand lists nothing but fields. */
function rowByHand(node: object): string | undefined {
  const { type, body, members = body } = node as { type: string; body?: Member[]; members?: Member[] }
  if ((type !== 'TSInterfaceBody' && type !== 'TSTypeLiteral') || !members) return undefined
  const names = members.map(({ key }) => key?.name ?? '')
  if (names.length < LEAST_ROW_FIELDS || !names.some((name) => name.includes('_'))) return undefined
  return [...model.values()].find(({ fields }) => names.every((name) => Object.hasOwn(fields, name)))?.name
}

function rowComplaints(sources: readonly Source[]): Complaint[] {
  return sources
    .filter(({ file }) => READERS.test(file))
    .flatMap(({ file, program, lineOf }) =>
      [...nodesBelow(program)].flatMap((node) => {
        const collection = rowByHand(node)
        return collection
          ? [complaint(`${file} writes a row of ${collection} by hand: RowOf gives it`, `line ${lineOf(node.start)}`)]
          : []
      }),
    )
}

/** Words that one reads twice: in names there is always a plainer one. Columns and addresses keep what they are called. */
const READ_TWICE =
  /^(?:told|begun|hand|say|telling|wholes|lettered|breath|setsure)$|^(?:told|begun|say|telling)(?=[A-Z])|(?:Told|Begun|TakenBack|Wholes|Lettered)(?![a-z])|takenBack|^untold$|(?:^|_)(?:TOLD|BEGUN|WHOLES|LETTERED|BREATH)(?:_|$)/

function wordComplaints(sources: readonly Source[]): Complaint[] {
  return sources.flatMap(({ file, program, lineOf }) => {
    const named = [...nodesBelow(program)].flatMap((node) => {
      if (node.type !== 'Identifier') return []
      const { name } = node as typeof node & { name: string }
      const plain = name === name.toUpperCase() ? name.toLowerCase() : name
      return READ_TWICE.test(plain) || READ_TWICE.test(name) ? [{ name, line: `line ${lineOf(node.start)}` }] : []
    })
    return [...Map.groupBy(named, ({ name }) => name)].map(([name, [first]]) =>
      complaint(`${file} names something "${name}": there is a plainer word`, first?.line),
    )
  })
}

/** Fields stand in the object that has them: \`...{ a, b }\` only pleases the formatter, or hides from the compiler what an option is. */
const SPREADS_ALLOWED = /^backend\/db\/postgres\.ts$/

function spreadComplaints(sources: readonly Source[]): Complaint[] {
  return sources.flatMap(({ file, program, lineOf }) => {
    if (SPREADS_ALLOWED.test(file)) return []
    const spread = [...nodesBelow(program)].find((node) => {
      const { properties } = node as { properties?: { type: string; argument?: { type: string } }[] }
      return (
        node.type === 'ObjectExpression' &&
        properties?.some(({ type, argument }) => type === 'SpreadElement' && argument?.type === 'ObjectExpression')
      )
    })
    return spread ? [complaint(`${file} spreads an object that stands there`, `line ${lineOf(spread.start)}`)] : []
  })
}

/** What leaves the types by its kind alone. */
const SAID_BEFORE: Readonly<Record<string, string>> = { TSAnyKeyword: 'any', TSTypeAssertion: '<…>' }

/** Where the types are left: `any`, `as never`, `as unknown as`, an assertion in front. */
function holeComplaints(sources: readonly Source[]): Complaint[] {
  return sources.flatMap(({ file, program, text, lineOf }) => {
    const holes = [...nodesBelow(program)].flatMap((node) => {
      const cast = node.type === 'TSAsExpression' ? text.slice(node.start, node.end) : ''
      const said = /\bas (never|unknown\)* as [\s\S]+)$/.exec(cast)?.[0] ?? SAID_BEFORE[node.type]
      const hole = said?.replace(/\)+ as/, ' as')
      return hole ? [{ hole: hole.replace(/\s+/g, ' ').slice(0, 60), line: `line ${lineOf(node.start)}` }] : []
    })
    return [...Map.groupBy(holes, ({ hole }) => hole)].map(([hole, places]) =>
      complaint(
        `${file} says "${hole}"${places.length > 1 ? ` ${places.length} times` : ''}`,
        places.map(({ line }) => line).join(', '),
      ),
    )
  })
}

const startComplaints = (sources: readonly Source[]): Complaint[] => [
  ...lateAtStart(sources).map(({ file, name }) =>
    complaint(`every start of the server loads ${name}, by ${file}: it is imported when it is needed`),
  ),
  ...sources.flatMap((source) => {
    const [line] = formatsAtLoading(source)
    const what = `${source.file} makes a format of Intl by being loaded: it is made when it is first used`
    return line ? [complaint(what, `line ${line}`)] : []
  }),
]

/** What of the product's code is not as the house shall stand, and what of the others is too long. */
export const complaints = (sources: readonly Source[], others: readonly Measured[] = []): Complaint[] => [
  ...circleComplaints(sources),
  ...lengthComplaints(sources),
  ...tooLong(others),
  ...functionComplaints(sources),
  ...nameComplaints(sources),
  ...holeComplaints(sources),
  ...zoneComplaints(sources),
  ...rowComplaints(sources),
  ...wordComplaints(sources),
  ...spreadComplaints(sources),
  ...startComplaints(sources),
]
