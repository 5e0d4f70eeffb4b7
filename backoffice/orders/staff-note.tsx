import { useTranslate } from 'react-admin'
import { ApiError } from '#sdk/api-error.ts'
import { useBackend } from '../api/backend-context.ts'
import { OUTDATED } from '../api/failure.ts'
import { useText } from '../i18n/use-text.ts'
import { HeldNote } from '../work/held-note.tsx'
import type { OrderRecord } from './order-record.ts'

const noteOf = ({ staff_note }: Pick<OrderRecord, 'staff_note'>) => staff_note ?? ''

/** What staff note of an order; customers do not see it. */
export function StaffNote({ order, done }: { readonly order: OrderRecord; readonly done: () => unknown }) {
  const text = useText()
  const translate = useTranslate()
  const { gate, sdk } = useBackend()
  const orders = sdk.items('ecommerce_order')

  /** As it stands there now, with what a change starts from. */
  async function readAgain() {
    const query = { fields: ['staff_note'] as const, meta: ['revision'] as const }
    const { data, meta } = await gate.guarded(() => orders.byId(order.id, query))
    return { note: noteOf(data), revision: meta?.revision }
  }

  /** Whether it is written; not where the order was changed meanwhile, be it the note or anything else. */
  async function isWritten(words: string, revision: number | undefined) {
    const options = { fields: ['id'] as const, ...(revision !== undefined && { revision }) }
    try {
      await gate.guarded(() => orders.update(order.id, { staff_note: words || null }, options))
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === OUTDATED) return false
      throw error
    }
  }

  async function save(words: string, seen: string) {
    let isDone = noteOf(order) === seen && (await isWritten(words, order.revision))
    while (!isDone) {
      const { note, revision } = await readAgain()
      if (note !== seen) return note
      isDone = await isWritten(words, revision)
    }
    await done()
    return undefined
  }

  return (
    <HeldNote
      label={text('order.note')}
      help={text('order.noteHelp')}
      button={text('order.saveNote')}
      done={translate('ra.notification.updated', { smart_count: 1 })}
      saved={noteOf(order)}
      save={save}
    />
  )
}
