import { useRef, useState } from 'react'
import { type DataProvider, type RaRecord, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { type CallFailure, OUTDATED } from '../api/failure.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { CellInput } from '../inputs/cell-input.tsx'
import { decimalsOf, type NumberKind, numberExample, numberText } from '../inputs/number-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useTitle } from '../record/use-title.ts'
import { useKept } from './use-kept.ts'

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
  const failureWords = useFailureWords()
  const refresh = useRefresh()
  const [shown, keep] = useKept<number | null>(record?.[source] ?? null)
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
      if (await written(dataProvider, { resource, id: record.id, source, over: shown, value })) {
        keep(value)
        notify('office.list.saved', { type: 'success', messageArgs: { name: title(record) } })
      } else notify('office.list.outdated', { type: 'warning' })
      refresh()
      setTyped(undefined)
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    } finally {
      isSaving.current = false
      setIsBusy(false)
    }
  }

  return (
    <CellInput
      value={typed ?? numberText(shown, kind, language)}
      aria-invalid={typed !== undefined && enteredNumber(typed, language, decimalsOf[kind]) === 'unclear'}
      aria-label={text('list.inline', { label, name: title(record) })}
      inputMode={decimalsOf[kind] === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      readOnly={readOnly}
      disabled={isBusy}
      style={{ width: 76 }}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}

interface Written {
  resource: string
  id: RaRecord['id']
  source: string
  /** What the field has to have still. */
  over: number | null
  value: number | null
}

/** Writes the value where the field still has the one that is shown; whatever else was changed meanwhile stays. */
async function written(dataProvider: DataProvider, change: Written, tries = 3): Promise<boolean> {
  const { resource, id, source, over, value } = change
  const { data: present } = await dataProvider.getOne(resource, { id })
  if (present[source] !== over) return false
  try {
    await dataProvider.update(resource, { id, data: { ...present, [source]: value }, previousData: present })
    return true
  } catch (error) {
    if ((error as CallFailure).status !== OUTDATED || tries === 0) throw error
    return written(dataProvider, change, tries - 1)
  }
}
