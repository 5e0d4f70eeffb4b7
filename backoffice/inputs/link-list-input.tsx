import { AutocompleteArrayInput, ReferenceArrayInput, useInput } from 'react-admin'
import type { Row } from '#sdk/sdk.ts'
import type { LinkList } from '../record/model.ts'
import { titleOf } from '../record/title-of.ts'

interface Props {
  source: string
  label: string
  link: LinkList
}

/** Rows that only point on, chosen like words: a row that stays keeps its id. */
export function LinkListInput({ source, label, link }: Props) {
  const { field } = useInput({ source, defaultValue: [] })
  const rows = (Array.isArray(field.value) ? field.value : []) as Row[]
  return (
    <ReferenceArrayInput source={source} reference={link.target} perPage={50}>
      <AutocompleteArrayInput
        label={label}
        optionText={titleOf}
        format={() => rows.map((row) => row[link.field])}
        parse={(ids: unknown[]) => ids.map((id) => rows.find((row) => row[link.field] === id) ?? { [link.field]: id })}
        filterToQuery={(words: string) => ({ q: words })}
        helperText={false}
        fullWidth
      />
    </ReferenceArrayInput>
  )
}
