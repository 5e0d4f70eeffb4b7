import { contractTexts } from '#domain/orders/legal-page-types.ts'
import { languages } from '#domain/texts/language.ts'
import { changedProjects, lastChange } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'
import type { Project } from '../project/project.ts'
import { loadShop, type Shop } from './shop.ts'

export interface ShopMemory {
  /** The shop of a project, which may still be looked for, as it is now; undefined when it has no settings. */
  of(project: Project | Promise<Project>): Promise<Shop | undefined>
}

/** A change to one of these may be a change of the shop. */
const SOURCES = ['ecommerce_settings', 'ecommerce_payment', 'project', 'branch', 'company', 'opening_exception']

/**
 * Keeps each project's shop until the change feed tells of a change to it: an order then reads two rows about its shop instead
 * of a dozen lists. The words of its legal texts are stored when they are first seen, so that every order can name them.
 */
export function createShopMemory(db: Database, now: () => Date): ShopMemory {
  const shops = new Map<number, Promise<Shop | undefined>>()
  let seen: number | undefined
  let reading: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  async function forgetChanged(): Promise<void> {
    seen ??= await lastChange(db)
    const { last, projects } = await changedProjects(db, SOURCES, seen)
    // A database that was restored counts from where it was saved.
    if (last < seen || projects.includes(null)) shops.clear()
    else for (const project of projects) if (project !== null) shops.delete(project)
    seen = last
  }

  /** Whoever comes while the feed is being read shares the next reading: one that began earlier may miss what they have seen. */
  function upToDate(): Promise<void> {
    next ??= reading
      .catch(() => {})
      .then(() => {
        next = undefined
        reading = forgetChanged()
        return reading
      })
    return next
  }

  async function load(project: Project): Promise<Shop | undefined> {
    const shop = await loadShop(db, project)
    if (shop) await keepLegalTexts(db, shop, now())
    return shop
  }

  return {
    async of(asked) {
      const [project] = await Promise.all([asked, upToDate()])
      const known = shops.get(project.id)
      if (known) return known
      const loading = load(project)
      shops.set(project.id, loading)
      loading.catch(() => shops.delete(project.id))
      return loading
    },
  }
}

async function keepLegalTexts(db: Database, { project, legal }: Shop, now: Date): Promise<void> {
  const rows = languages.flatMap((language) =>
    contractTexts.flatMap((type) => {
      const text = legal[language][type]
      return text ? [{ project: project.id, type, language, ...text, created_on: now.toISOString() }] : []
    }),
  )
  if (rows.length === 0) return
  await db
    .insertInto('ecommerce_legal_text')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['project', 'hash']).doNothing())
    .execute()
}
