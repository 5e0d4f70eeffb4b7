// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { showScreen } from '../sample-office.tsx'
import type { OrderRecord } from './order-record.ts'
import { sampleOrder } from './sample-order.ts'
import { StateCell } from './state-cell.tsx'

const field = { collection: 'ecommerce_order', field: 'state', type: 'text', choices: orderStates } as const

const show = (changes: Partial<OrderRecord>) =>
  showScreen(
    <RecordContextProvider value={sampleOrder(changes)}>
      <StateCell field={field as Partial<DescribedField> as DescribedField} />
    </RecordContextProvider>,
  )

test('the list of orders calls one paid only where nothing is left to pay', async () => {
  show({ state: 'paid', paid: 2000 })
  expect(await screen.findByText('Teils bezahlt, Rest offen')).toBeTruthy()
  show({ state: 'paid', paid: 2580 })
  expect(await screen.findByText('Bezahlt')).toBeTruthy()
})
