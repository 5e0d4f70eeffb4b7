import { Chip } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { FieldCell } from '../lists/field-cell.tsx'
import type { OrderRecord } from './order-record.ts'
import { lacksRest } from './owed-of.ts'
import { useStateName } from './use-state-name.ts'

/** The state of an order in a list, with the rest that is still to be paid. */
export function StateCell({ field }: { field: DescribedField }) {
  const stateName = useStateName()
  const order = useRecordContext<OrderRecord>()
  if (!order || !lacksRest(order)) return <FieldCell field={field} />
  return <Chip size="small" label={stateName(order)} color="warning" variant="outlined" />
}
