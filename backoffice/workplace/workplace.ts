import type { OwnUser } from '#contract/wire/accounts.ts'
import type { DescribedCollection } from '#contract/wire/described-model.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'

/** Who works here, on which project, and what they may see of it. */
export interface Workplace {
  readonly user: OwnUser
  readonly project: { readonly id: number; readonly domain: string; readonly name: string }
  /** The languages of the project, its own first. */
  readonly languages: readonly Language[]
  /** Where the store lies in each language. */
  readonly roots: StoreRoots
  /** The collections that the person may read, by name. */
  readonly model: ReadonlyMap<string, DescribedCollection>
}

/** There is no website yet that somebody could work on. */
export class NoWebsite extends Error {}

/** Asks the backend for all that the screens are made from. */
export async function loadWorkplace(sdk: Sdk): Promise<Workplace> {
  const [{ data: user }, { data: collections }] = await Promise.all([sdk.users.me(), sdk.collections.read()])
  if (user.current_project === 0) throw new NoWebsite()
  // Who works for all projects reads all of them.
  const { data: project } = await sdk.items('project').single({
    filter: { id: user.current_project },
    fields: ['id', 'domain', 'display_name', 'languages', 'translations.language', 'translations.store_root'],
  })
  return {
    user,
    project: { id: project.id, domain: project.domain, name: project.display_name },
    languages: project.languages.filter(isLanguage),
    roots: Object.fromEntries(
      project.translations.flatMap(({ language, store_root }) => (store_root ? [[language, store_root]] : [])),
    ),
    model: new Map(collections.map((collection) => [collection.collection, collection])),
  }
}

export type WriteAction = DescribedCollection['actions'][number]

/** Whether the person may do this with items of the collection; unknown collections they may not. */
export const may = ({ model }: Workplace, action: WriteAction | 'read', collection: string): boolean => {
  const found = model.get(collection)
  return found !== undefined && (action === 'read' || found.actions.includes(action))
}

/** Whether the person may delete anything at all, and so bring it back. */
export const mayDelete = ({ model }: Workplace): boolean =>
  [...model.values()].some(({ actions }) => actions.includes('delete'))

/** Whether the person administers the whole installation and not one of its projects only. */
export const ownsInstallation = ({ user }: Workplace): boolean => user.role === 'administrator' && user.project === null
