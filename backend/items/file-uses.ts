import type { Collection } from '#contract/model/collection.ts'
import { areaOf, collectionOf, columnsOf, model } from '#contract/model/model.ts'
import type { Access } from './access.ts'
import { isPart, partsOf } from './parts.ts'

/** The collections that the caller may read, each with its fields that point to files. */
export const pointingToFiles = (access: Access): [Collection, string[]][] =>
  [...model.values()].flatMap((collection): [Collection, string[]][] => {
    const names = columnsOf(collection).flatMap(([name, field]) =>
      field.type === 'm2o' && field.target === 'files' && !collection.owners.includes(name) ? [name] : [],
    )
    const fields = access.read(collection)?.fields
    const readable = names.filter((name) => fields?.has(name))
    return readable.length > 0 ? [[collection, readable]] : []
  })

/** Fields beside rich texts that may lead to a file. */
const ADDRESSES: readonly string[] = ['path', 'external_path', 'to_path', 'link', 'guarantee_terms_url']

const leadsOn = (collection: Collection): boolean =>
  columnsOf(collection).some(([name, { type }]) => type === 'html' || ADDRESSES.includes(name)) ||
  partsOf(collection).some(([, { target }]) => leadsOn(collectionOf(target)))

/** The collections whose items, or their parts, may name files for visitors: in rich texts and addresses. */
const naming: readonly Collection[] = [...model.values()].filter(
  (collection) =>
    collection.public !== undefined &&
    ['content', 'catalogue', 'shop'].includes(areaOf(collection)) &&
    !isPart(collection) &&
    leadsOn(collection),
)

export const mayNameFiles = (collection: Collection): boolean => naming.includes(collection)

/** The collections that the caller may read and whose items may name files. */
export const namingFiles = (access: Access): Collection[] => naming.filter((collection) => access.read(collection))

const MENTION = /\/assets\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})/gi

/** The ids of the files that the texts of an item lead to or show, each once: `/assets/{id}`. */
export const mentionedFiles = (item: unknown): string[] => [
  ...new Set([...JSON.stringify(item).matchAll(MENTION)].map(([, id = '']) => id.toLowerCase())),
]
