import type { Changed } from './changed-tags.ts'
import type { ExportRecord, FileRecord, PageRecord } from './export-record.ts'
import type { Stage } from './stage.ts'

/**
 * Says of a page what the export before has of it, as long as it is of the same day, for which hours, events and deliveries are told, and
 * nothing that it was made of has changed since.
 */
export async function reusablePages(
  stage: Pick<Stage, 'former' | 'isThere'>,
  record: ExportRecord,
  changesSince: ((since: number) => Promise<Changed>) | undefined,
): Promise<(address: string) => PageRecord | undefined> {
  const bases: { base: ExportRecord; old: Set<string>; addressOf: Map<string, string> }[] = []
  for (const base of stage.former) {
    const isAlike = base.build === record.build && base.host === record.host && base.day === record.day
    if (!changesSince || !isAlike || base.change === null) continue
    const { tags } = await changesSince(base.change)
    const addressOf = new Map(Object.entries(base.assets).map(([address, file]) => [file, address]))
    if (tags !== 'all') bases.push({ base, old: tags, addressOf })
  }
  // Pages share their pictures: each file is looked for once.
  const looked = new Map<FileRecord, boolean>()
  const isWhole = ({ files }: ExportRecord, file: string) => {
    const known = files[file]
    if (!known) return false
    const isThere = looked.get(known) ?? stage.isThere(file, known)
    looked.set(known, isThere)
    return isThere
  }
  return (address) => {
    for (const { base, old, addressOf } of bases) {
      const page = base.pages[address]
      if (!page || page.tags.some((tag) => old.has(tag)) || !page.files.every((file) => isWhole(base, file))) continue
      for (const file of page.files) {
        record.files[file] = base.files[file] as FileRecord
        const asset = addressOf.get(file)
        if (asset) record.assets[asset] = file
      }
      return page
    }
    return undefined
  }
}
