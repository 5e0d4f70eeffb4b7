// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { useMark } from '../ways/use-favourites.ts'
import { Shortcuts } from './shortcuts.tsx'

function Star({ of }: { readonly of: string }) {
  const { isMarked, toggle } = useMark(of)
  return <button type="button" aria-label={of} aria-pressed={isMarked} onClick={toggle} />
}

const shortcuts = () => {
  const list = within(screen.getByRole('navigation', { name: 'Favoriten' })).getAllByRole('link')
  return list.map(({ textContent }) => textContent)
}

test('the first favourite of one’s own takes nothing from Heute, and each can be taken away', async () => {
  showScreen(
    <>
      <Shortcuts />
      <Star of="ecommerce_reservation" />
      <Star of="ecommerce_product" />
    </>,
    { answers: {} },
  )
  const star = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('navigation', { name: 'Favoriten' })
  expect(shortcuts()).toEqual(['Bestellungen', 'Produkte', 'Öffnungszeiten', 'Neues Produkt'])
  await star('ecommerce_reservation')
  expect(shortcuts()).toEqual(['Bestellungen', 'Produkte', 'Öffnungszeiten', 'Reservierungen', 'Neues Produkt'])
  await star('ecommerce_product')
  expect(shortcuts()).toEqual(['Bestellungen', 'Öffnungszeiten', 'Reservierungen', 'Neues Produkt'])
})
