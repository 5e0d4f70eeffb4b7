import type { TillPlace } from '#contract/wire/till.ts'
import type { Database } from '../db/database.ts'
import { tillFolderPath } from './till-folder.ts'
import { awaitedSince, isOverdue, keptPlaces, lastRunOn, placesOf } from './till-places.ts'

/** Every place of a project with what is set of it; `root` is the folder that holds those of all websites. */
export async function listPlaces(
  db: Database,
  { id, domain }: { readonly id: number; readonly domain: string },
  { root, now }: { readonly root: string | undefined; readonly now: Date },
): Promise<TillPlace[]> {
  const kept = await keptPlaces(db, id)
  const listed: TillPlace[] = []
  for (const { key, slug, name } of await placesOf(db, id)) {
    const row = kept.get(key)
    const every = row?.every == null ? null : Number(row.every)
    const last = every === null ? undefined : await lastRunOn(db, id, key)
    listed.push({
      place: key,
      branch: name,
      folder: Boolean(row?.folder),
      missing: row?.missing === 'sold' ? 'sold' : 'untouched',
      every,
      path: root === undefined ? null : tillFolderPath(root, domain, slug ?? 'parcels'),
      fault: row?.fault == null ? null : String(row.fault),
      overdue: isOverdue(every, awaitedSince(last, row), now),
    })
  }
  return listed
}
