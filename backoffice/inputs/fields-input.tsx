import { Box } from '@mui/material'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { useLabels } from '../labels/use-labels.ts'
import { askedFields } from '../record/asked-fields.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NestedField } from './nested-field.tsx'

/** The inputs of a collection's fields. `source` is where they lie in the form. */
export function FieldsInput({
  collection,
  except,
  only,
}: {
  collection: string
  except?: readonly string[]
  only?: readonly string[]
}) {
  const { model } = useWorkplace()
  const labels = useLabels()
  const asked = askedFields(model, collection, except)
  const fields = only ? only.flatMap((name) => asked.find(({ field }) => field === name) ?? []) : asked
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'start',
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {fields.map((field) => (
        <Box key={field.field} sx={{ minWidth: 0, ...(isWide(field) && { gridColumn: '1 / -1' }) }}>
          <NestedField
            collection={collection}
            field={field}
            source={field.field}
            label={labels.field(collection, field.field)}
          />
        </Box>
      ))}
    </Box>
  )
}

/** Long texts and lists take the whole width of a form. */
const isWide = ({ type, max }: DescribedField): boolean =>
  ['o2m', 'html', 'json'].includes(type) || (type === 'text' && Number(max) > 300)
