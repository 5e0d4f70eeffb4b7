// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { OrderList } from './order-list.tsx'
import { sampleOrder } from './sample-order.ts'

test('the list says in the language of who looks how an order is paid, whatever its customer speaks', async () => {
  const order = { ...sampleOrder(), payment_name: 'Bank transfer in advance' }
  const orders = () => ({ body: { data: [order], meta: { filter_count: 1 } } })
  showScreen(<OrderList />, { answers: { 'GET /items/ecommerce_order': orders }, collection: 'ecommerce_order' })
  expect(await screen.findByText('Vorkasse')).toBeTruthy()
  expect(screen.queryByText('Bank transfer in advance')).toBeNull()
})
