import { TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { type CallFailure, noticeOf, OUTDATED } from '../api/failure.ts'
import { useText } from '../i18n/use-text.ts'
import { decimalsOf, type NumberKind, numberExample, numberText } from '../inputs/number-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useTitle } from '../record/use-title.ts'

interface Props {
  resource: string
  source: string
  label: string
  kind: NumberKind
  readOnly: boolean
}

/** A number of a list that is changed where it stands; saved when it is left, or with Enter. */
export function InlineNumber({ resource, source, label, kind, readOnly }: Props) {
  const text = useText()
  const title = useTitle()
  const language = useOfficeLanguage()
  const record = useRecordContext<RaRecord>()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const listed = record?.[source] ?? null
  // What was saved stands here until the list has been read anew.
  const [saved, setSaved] = useState<{ over: number | null; value: number | null }>()
  const shown = saved && saved.over === listed ? saved.value : listed
  const [typed, setTyped] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // A field that is saved with Enter is left, too, as it is switched off meanwhile.
  const isSaving = useRef(false)

  async function save() {
    if (typed === undefined || !record || isSaving.current) return
    const entered = enteredNumber(typed, language, decimalsOf[kind])
    if (entered === 'unclear' || (entered !== undefined && entered < 0)) {
      return notify('office.number.unclear', {
        type: 'error',
        messageArgs: { example: numberExample[language][kind] },
      })
    }
    const value = entered ?? null
    if (value === shown) return setTyped(undefined)
    isSaving.current = true
    setIsBusy(true)
    try {
      if (await written(record.id, value)) {
        setSaved({ over: listed, value })
        notify('office.list.saved', { type: 'success', messageArgs: { name: title(record) } })
      } else notify('office.list.outdated', { type: 'warning' })
      refresh()
      setTyped(undefined)
    } catch (error) {
      notify(noticeOf(error), { type: 'error' })
    } finally {
      isSaving.current = false
      setIsBusy(false)
    }
  }

  /** Writes the value where the field still has the one that is shown; whatever else was changed meanwhile stays. */
  async function written(id: RaRecord['id'], value: number | null, tries = 3): Promise<boolean> {
    const { data: present } = await dataProvider.getOne(resource, { id })
    if (present[source] !== shown) return false
    try {
      await dataProvider.update(resource, { id, data: { ...present, [source]: value }, previousData: present })
      return true
    } catch (error) {
      if ((error as CallFailure).status !== OUTDATED || tries === 0) throw error
      return written(id, value, tries - 1)
    }
  }

  return (
    <TextField
      value={typed ?? numberText(shown, kind, language)}
      error={typed !== undefined && enteredNumber(typed, language, decimalsOf[kind]) === 'unclear'}
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
          inputMode: kind === 'integer' ? 'numeric' : 'decimal',
          autoComplete: 'off',
          readOnly,
          'aria-label': text('list.inline', { label, name: title(record) }),
          style: { width: 76, textAlign: 'right', padding: '6px 8px' },
        },
      }}
    />
  )
}
