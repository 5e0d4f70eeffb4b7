import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useGetList, useGetMany, useInput, useTranslate } from 'react-admin'
import type { AnyItem } from '#sdk/resource.ts'
import type { LinkList } from '../record/model.ts'
import { useTitle } from '../record/use-title.ts'

interface Props {
  source: string
  label: string
  link: LinkList
}

const OFFERED = 50

/** Rows that only point on, chosen like words: a row that stays keeps its id. */
export function LinkListInput({ source, label, link }: Props) {
  const title = useTitle()
  const translate = useTranslate()
  const { field } = useInput({ source, defaultValue: [] })
  const rows = (Array.isArray(field.value) ? field.value : []) as AnyItem[]
  const [words, setWords] = useState('')
  const ids = rows.map((row) => row[link.field] as RaRecord['id'])
  const { data: chosen = [] } = useGetMany(link.target, { ids }, { enabled: ids.length > 0 })
  const { data: offered = [] } = useGetList(link.target, {
    filter: { q: words },
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'id', order: 'ASC' },
  })
  const value = ids.map((id) => chosen.find((record) => record?.id === id) ?? { id })
  return (
    <Autocomplete
      multiple
      fullWidth
      // Named in English else.
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      noOptionsText={translate('ra.navigation.no_results')}
      value={value}
      options={offered}
      filterOptions={(options) => options}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      getOptionLabel={title}
      getOptionKey={({ id }) => id}
      onInputChange={(_, typed, reason) => setWords(reason === 'input' ? typed : '')}
      onChange={(_, records) =>
        field.onChange(records.map(({ id }) => rows.find((row) => row[link.field] === id) ?? { [link.field]: id }))
      }
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ mb: 1 }}
    />
  )
}
