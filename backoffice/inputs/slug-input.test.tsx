// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecordCreate } from '../forms/record-create.tsx'
import { type AskedCall, fill, showScreen } from '../sample-office.tsx'

const TAKEN = ['ring', 'ring-2']

test('the address of a new record is the first that is free, and what is written by hand stays', async () => {
  const answers = {
    'GET /items/ecommerce_tag': async ({ query }: AskedCall) => ({
      body: { data: TAKEN.filter((slug) => query.toString().includes(`=${slug}`)).map((slug) => ({ slug })) },
    }),
  }
  showScreen(<RecordCreate />, { answers, collection: 'ecommerce_tag' })
  const [name] = await screen.findAllByRole('textbox', { name: /^Name/ })
  fill(name as HTMLElement, 'Ring')
  const slug = screen.getByRole('textbox', { name: /^Adresse/ }) as HTMLInputElement
  await expect.poll(() => slug.value, { timeout: 3000 }).toBe('ring-3')
  fill(slug, 'ring')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(slug.value).toBe('ring')
})
