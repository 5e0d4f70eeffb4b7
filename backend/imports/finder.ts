import { collectionOf } from '#contract/model/model.ts'
import type { ImportProblem } from '#domain/imports/imported-product.ts'
import { slugOf } from '#domain/texts/slug-of.ts'
import { insertRecord } from '../items/insert.ts'
import { validateNew } from '../items/validate.ts'
import type { Writing } from '../items/writing.ts'
import type { Made } from './import-row.ts'
import { type IdsByName, type KnownNames, nameKey } from './known-names.ts'

/** What something that is missing is made as. */
interface Wished {
  readonly collection: string
  readonly name: string
  /** The record that it is a part of. */
  readonly owner?: number
  readonly hasSlug?: boolean
}

/** Finds things by their names, and makes what is missing where that is wished. */
export interface Finder {
  readonly project: number
  readonly known: KnownNames
  readonly problems: ImportProblem[]
  /** The id, or null where there is none and none may be made. */
  find(names: IdsByName, wished: Wished, record: Readonly<Record<string, unknown>>): Promise<number | null>
  missing(line: number, field: string, name: string): void
  /** What was named as missing so far. */
  lacking(): ImportProblem[]
  /** What was made since last asked. */
  takeMade(): Made[]
}

export function createFinder(at: Writing, project: number, known: KnownNames, makes: boolean): Finder {
  let made: Made[] = []
  const problems: ImportProblem[] = []
  return {
    project,
    known,
    problems,
    async find(names, { collection, name, owner: inside, hasSlug = true }, record) {
      const owner = inside ?? ''
      const slug = hasSlug ? slugOf(name).slice(0, 120) : ''
      const found = names.get(nameKey(name, owner)) ?? (slug ? names.get(nameKey(slug, owner)) : undefined)
      if (found !== undefined) return found
      if (!makes) return null
      const whole = { ...record, display_name: name.slice(0, 255), ...(slug && { slug }) }
      const id = Number(await insertRecord(at, validateNew(collectionOf(collection), whole, at.defaults)))
      names.set(nameKey(name, owner), id)
      if (slug) names.set(nameKey(slug, owner), id)
      made.push({ collection, id, name })
      return id
    },
    missing: (line, field, name) => problems.push({ line, field, message: `has no "${name.slice(0, 80)}"` }),
    lacking: () => problems.filter(({ message }) => message.startsWith('has no')),
    takeMade() {
      const taken = made
      made = []
      return taken
    },
  }
}
