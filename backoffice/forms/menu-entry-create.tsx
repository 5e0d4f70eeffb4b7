import type { RaRecord } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { afterAll } from '../menu/menu-tree.ts'
import { RecordCreate } from './record-create.tsx'

/** Makes an entry of a menu: one that nobody has given a place comes after all others, however its form was reached. */
export function MenuEntryCreate() {
  const { gate, sdk } = useBackend()
  async function complete(entry: RaRecord): Promise<RaRecord> {
    if (entry.sort) return entry
    const read = () => sdk.items('menu_item').read({ fields: ['sort'], sort: ['-sort'], limit: 1 })
    const { data } = await gate.guarded(read)
    return { ...entry, sort: afterAll(data) }
  }
  return <RecordCreate complete={complete} />
}
