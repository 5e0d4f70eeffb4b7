import { useTranslate } from 'react-admin'
import { ApiError } from '#sdk/api-error.ts'
import { useBackend } from '../api/backend-context.ts'
import { OUTDATED } from '../api/failure.ts'
import { useText } from '../i18n/use-text.ts'
import { NoteCard } from '../work/note-card.tsx'
import type { OrderRecord } from './order-record.ts'

const noteOf = ({ staff_note }: Pick<OrderRecord, 'staff_note'>) => staff_note ?? ''

/** What staff note of an order; customers do not see it. */
export function StaffNote({ order, done }: { readonly order: OrderRecord; readonly done: () => unknown }) {
  const text = useText()
  const translate = useTranslate()
  const { gate, sdk } = useBackend()
  const orders = sdk.items('ecommerce_order')

  /** Another change of the order meanwhile is none of the note. */
  async function write(words: string, seen: string, read: { note: string; revision: number | undefined }) {
    if (read.note !== seen) return read.note
    const { revision } = read
    const options = { fields: ['id'] as const, ...(revision !== undefined && { revision }) }
    try {
      await gate.guarded(() => orders.update(order.id, { staff_note: words || null }, options))
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== OUTDATED) throw error
    }
    const query = { fields: ['staff_note'] as const, meta: ['revision'] as const }
    const { data, meta } = await gate.guarded(() => orders.byId(order.id, query))
    return write(words, seen, { note: noteOf(data), revision: meta?.revision })
  }

  async function save(words: string, seen: string) {
    const theirs = await write(words, seen, { note: noteOf(order), revision: order.revision })
    if (theirs === undefined) await done()
    return theirs
  }

  return (
    <NoteCard
      label={text('order.note')}
      help={text('order.noteHelp')}
      button={text('order.saveNote')}
      done={translate('ra.notification.updated', { smart_count: 1 })}
      saved={noteOf(order)}
      save={save}
    />
  )
}
