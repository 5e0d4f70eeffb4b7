import { TextField } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { titleOf } from '../record/title-of.ts'

interface Props {
  resource: string
  source: string
  label: string
  step: number
  readOnly: boolean
}

/** A number of a list that is changed where it stands; saved when it is left, or with Enter. */
export function InlineNumber({ resource, source, label, step, readOnly }: Props) {
  const text = useText()
  const record = useRecordContext<RaRecord>()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const shown = record?.[source] ?? null
  const [typed, setTyped] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    if (typed === undefined || !record) return
    const value = typed.trim() === '' ? null : Number(typed)
    if (value === shown) return setTyped(undefined)
    setIsBusy(true)
    try {
      const { data: present } = await dataProvider.getOne(resource, { id: record.id })
      if (present[source] !== shown) notify('office.list.outdated', { type: 'warning' })
      else {
        await dataProvider.update(resource, {
          id: record.id,
          data: { ...present, [source]: value },
          previousData: present,
        })
        notify('office.list.saved', { type: 'success', messageArgs: { name: titleOf(record) } })
      }
      refresh()
      setTyped(undefined)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <TextField
      value={typed ?? shown ?? ''}
      type="number"
      size="small"
      margin="none"
      disabled={isBusy}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save()
        if (event.key === 'Escape') setTyped(undefined)
      }}
      slotProps={{
        htmlInput: {
          step,
          min: 0,
          readOnly,
          'aria-label': text('list.inline', { label, name: titleOf(record) }),
          style: { width: 76, textAlign: 'right', padding: '6px 8px' },
        },
      }}
    />
  )
}
