import type { ReactElement } from 'react'
import { DateInput } from 'react-admin'
import { dayBegins, dayEnds, dayOf } from './day-bounds.ts'

const look = { format: dayOf, helperText: false, alwaysOn: true } as const

/** The days between which a list shows its records, and with them exports them, by their moment in the field `source`. */
export const dayFilters = (source: string, labels: { from: string; until: string }): ReactElement[] => [
  <DateInput key="from" source={`${source}.gte`} label={labels.from} parse={dayBegins} {...look} />,
  <DateInput key="until" source={`${source}.lte`} label={labels.until} parse={dayEnds} {...look} />,
]
