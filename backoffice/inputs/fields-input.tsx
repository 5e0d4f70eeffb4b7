import { Box } from '@mui/material'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { useLabels } from '../labels/use-labels.ts'
import { fieldList, type OfficeModel } from '../record/model.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NestedField } from './nested-field.tsx'

/** What a form never asks: it follows from the record, or has a way of its own. */
const NEVER = new Set([
  'id',
  'project',
  'created_on',
  'expires_on',
  'shipping_methods_config',
  'ratings',
  'uuid',
  'origin',
  'guide_done',
  'mail',
])

/** The fields of a collection that a form asks, in the model's order. */
export const askedFields = (model: OfficeModel, collection: string, except: readonly string[] = []): DescribedField[] =>
  fieldList(model, collection).filter((field) => !NEVER.has(field.field) && !except.includes(field.field))

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
