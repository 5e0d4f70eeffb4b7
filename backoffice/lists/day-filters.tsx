import type { ReactElement } from 'react'
import { DateInput } from 'react-admin'
import type { Text } from '../i18n/use-text.ts'
import { dayBegins, dayEnds, dayOf } from './day-bounds.ts'

/** The days between which orders are listed, and with them exported. */
export const orderDays = (text: Text): ReactElement[] => [
  <DateInput
    key="from"
    source="created_on.gte"
    label={text('order.from')}
    parse={dayBegins}
    format={dayOf}
    helperText={false}
    alwaysOn
  />,
  <DateInput
    key="until"
    source="created_on.lte"
    label={text('order.until')}
    parse={dayEnds}
    format={dayOf}
    helperText={false}
    alwaysOn
  />,
]
