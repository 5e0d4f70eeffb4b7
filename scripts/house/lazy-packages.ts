import { posix } from 'node:path'
import type { Source } from './sources.ts'

/** Where a start of the server begins. */
const ENTRY = 'server/programs/main.ts'

/** Packages that take longer to load than most of the product, and that no start needs: whoever uses one imports it then. */
const LATE =
  /^(?:@cantoo\/pdf-lib|@e-invoice-eu\/core|@react-email\/render|@zxcvbn-ts\/.+|nodemailer|pdfkit|pg|sanitize-html|sharp|svgo)(?:\/|$)/

type Specifier = { importKind?: string; exportKind?: string }
type Statement = { type: string; importKind?: string; exportKind?: string; source?: { value: string } | null }

/** What a file loads before it runs: the imports that are not of types alone. */
function loadedBy({ program }: Source): string[] {
  return program.body.flatMap((node) => {
    const { type, source, importKind, exportKind } = node as Statement
    const { specifiers = [] } = node as { specifiers?: Specifier[] }
    if (!/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(type) || !source) return []
    const isOfTypes = (one: Specifier) => (one.importKind ?? one.exportKind) === 'type'
    const ofTypes = isOfTypes({ importKind, exportKind } as Specifier) || (specifiers[0] && specifiers.every(isOfTypes))
    return ofTypes ? [] : [source.value]
  })
}

/** The files that load a late package at the start of the server, each with the package. */
export function lateAtStart(sources: readonly Source[]): { file: string; name: string }[] {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const seen = new Set([ENTRY])
  const found: { file: string; name: string }[] = []
  for (const file of seen) {
    const source = byFile.get(file)
    for (const name of source ? loadedBy(source) : []) {
      if (LATE.test(name)) found.push({ file, name })
      else if (name.startsWith('#')) seen.add(name.slice(1))
      else if (name.startsWith('.')) seen.add(posix.join(posix.dirname(file), name))
    }
  }
  return found
}
