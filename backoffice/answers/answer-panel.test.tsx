// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { fill, showScreen } from '../sample-office.tsx'
import { AnswerPanel } from './answer-panel.tsx'

const question = {
  id: 5,
  state: 'new',
  name: 'Ottilie',
  email: 'ottilie@example.org',
  language: 'fr',
  product_name: 'Bague Aurore',
}

const show = (answers = {}, more = {}) =>
  showScreen(
    <RecordContextProvider value={{ ...question, ...more }}>
      <AnswerPanel />
    </RecordContextProvider>,
    {
      collection: 'ecommerce_request',
      answers: {
        'PATCH /items/ecommerce_request/5': () => ({ body: { data: { ...question, state: 'done' } } }),
        'GET /ecom/answers/ecommerce_request/5/assignment': () => ({ body: { data: { assigned: null, colleagues } } }),
        ...answers,
      },
    },
  )

const colleagues = [{ id: 7, email: 'mareike@shop.example' }]

const given = {
  id: 1,
  message: 'Oui.',
  by: 'ada@shop.example',
  created_on: '2026-11-23T10:00:00.000Z',
  mail_state: 'sent',
}

test('a question is answered from a template in its visitor’s language with two clicks, and is done', async () => {
  let answers: (typeof given)[] = []
  const give = () => {
    answers = [given]
    return { body: { data: answers } }
  }
  const { asked, user } = show({
    'POST /ecom/answers/ecommerce_request/5': give,
    'GET /ecom/answers/ecommerce_request/5': () => ({ body: { data: answers } }),
  })
  await user.click(await screen.findByLabelText('Vorlage'))
  await user.click((await screen.findAllByRole('option'))[1] as HTMLElement)
  const words = screen.getByLabelText<HTMLTextAreaElement>(/^Ihre Antwort/).value
  expect(words).toContain('Bonjour Ottilie,')
  expect(words).toContain('Bague Aurore')
  await user.click(screen.getByRole('button', { name: 'Senden und erledigen' }))
  expect(await screen.findByText('Oui.')).toBeTruthy()
  await waitFor(() =>
    expect(asked.filter(({ method }) => method !== 'GET')).toMatchObject([
      { path: '/ecom/answers/ecommerce_request/5', body: { message: words } },
      { method: 'PATCH', path: '/items/ecommerce_request/5', body: { state: 'done' } },
    ]),
  )
})

test('a template is put beside what was typed, and one that nobody has typed in gives way to the next', async () => {
  const { user } = show({}, { language: 'de' })
  const choose = async (index: number) => {
    await user.click(await screen.findByLabelText('Vorlage'))
    await user.click((await screen.findAllByRole('option'))[index] as HTMLElement)
  }
  const words = await screen.findByLabelText<HTMLTextAreaElement>(/^Ihre Antwort/)
  await choose(0)
  await choose(1)
  expect(words.value).not.toContain('vielen Dank')
  await user.clear(words)
  await user.type(words, 'Ja, sehr gern.')
  await choose(0)
  expect(words.value).toMatch(/^Ja, sehr gern\.\n\nGuten Tag Ottilie,/)
})

test('a template names the product as the visitor calls it, not as it was noted', async () => {
  const named = (display_name: string, translated: string) => () => ({
    body: {
      data: [{ display_name, product_variants: [], translations: [{ language: 'fr', display_name: translated }] }],
    },
  })
  const { user } = show(
    {
      'GET /items/ecommerce_product': named('Ring Aurora', 'Bague Aurore'),
      'GET /items/ecommerce_product_variant': named('Weite 54', 'taille 54'),
    },
    { product: 4, variant: 9, product_name: 'Ring Aurora, 54' },
  )
  await user.click(await screen.findByLabelText('Vorlage'))
  await user.click((await screen.findAllByRole('option'))[1] as HTMLElement)
  const words = screen.getByLabelText<HTMLTextAreaElement>(/^Ihre Antwort/).value
  expect(words).toContain('nous avons Bague Aurore, taille 54 en boutique')
})

test('goods are put to an answer by their name, and taken off it', async () => {
  const ring = { id: 4, display_name: 'Ring Aurora', reference_number: 'R-4', product_variants: [] }
  const { asked, user } = show({
    'POST /ecom/answers/ecommerce_request/5': () => ({ body: { data: [given] } }),
    'GET /ecom/answers/ecommerce_request/5': () => ({ body: { data: [] } }),
    'GET /items/ecommerce_product': () => ({ body: { data: [ring, { ...ring, id: 5, display_name: 'Ring Borea' }] } }),
  })
  for (const name of ['Ring Aurora · R-4', 'Ring Borea · R-4']) {
    await user.type(await screen.findByLabelText('Ware beifügen (freiwillig)'), 'Ring')
    await user.click(await screen.findByRole('option', { name }))
  }
  screen.getByRole('button', { name: 'Ring Borea · R-4: nicht beifügen' }).focus()
  await user.keyboard('{Delete}')
  fill(screen.getByLabelText(/^Ihre Antwort/), 'Voici.')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      message: 'Voici.',
      goods: [{ product: 4, variant: null }],
      seen: 0,
    }),
  )
})

test('an open reservation of who asked is put to an answer, and nobody else’s is offered', async () => {
  const visit = { product_name: 'Ring Aurora', branch_name: 'Altstadt', comes_on: '2026-11-28T10:00:00.000Z' }
  const { asked, user } = show({
    'POST /ecom/answers/ecommerce_request/5': () => ({ body: { data: [given] } }),
    'GET /ecom/answers/ecommerce_request/5': () => ({ body: { data: [] } }),
    'GET /items/ecommerce_reservation': () => ({
      body: {
        data: [
          { ...visit, id: 8, code: 'AB2CD3', email: 'Ottilie@example.org' },
          { ...visit, id: 9, code: 'EF4GH5', email: 'bert@example.org' },
        ],
      },
    }),
  })
  await user.click(await screen.findByLabelText('Reservierung beifügen (freiwillig)'))
  expect(screen.queryByRole('option', { name: /EF4GH5/ })).toBeNull()
  await user.click(screen.getByRole('option', { name: '28.11.2026, 11:00 · Ring Aurora · Altstadt · AB2CD3' }))
  fill(screen.getByLabelText(/^Ihre Antwort/), 'Bis Samstag.')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ reservation: 8 }))
})

test('staff choose among reservations in their own words, whatever language the visitor reads', async () => {
  const visit = { product: 4, variant: null, product_name: 'Bague Aurore', branch: 2, branch_name: 'Vieille ville' }
  const { user } = show({
    'GET /ecom/answers/ecommerce_request/5': () => ({ body: { data: [] } }),
    'GET /items/ecommerce_reservation': () => ({
      body: {
        data: [
          {
            ...visit,
            id: 8,
            code: 'AB2CD3',
            comes_on: '2026-11-28T10:00:00.000Z',
            email: question.email,
            language: 'fr',
          },
        ],
      },
    }),
    'GET /items/branch': () => ({ body: { data: [{ id: 2, display_name: 'Altstadt' }] } }),
    'GET /items/ecommerce_product': () => ({
      body: {
        data: [
          {
            ...{ id: 4, display_name: 'Ring Aurora', product_variants: [] },
            translations: [{ language: 'fr', display_name: 'Bague Aurore' }],
          },
        ],
      },
    }),
  })
  await user.click(await screen.findByLabelText('Reservierung beifügen (freiwillig)'))
  expect(
    await screen.findByRole('option', { name: '28.11.2026, 11:00 · Ring Aurora · Altstadt · AB2CD3' }),
  ).toBeTruthy()
})

test('words that still have a placeholder are not sent', async () => {
  const { asked, user } = show()
  fill(await screen.findByLabelText(/^Ihre Antwort/), 'Guten Tag {{artikelnummer}}')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  expect(await screen.findByText('Bitte ersetzen Sie {{artikelnummer}}, bevor Sie senden.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a question is assigned to a colleague who may answer it', async () => {
  const { asked, user } = show({
    'POST /ecom/answers/ecommerce_request/5/assignment': () => ({ body: { data: { assigned: 7, colleagues } } }),
  })
  await user.click(await screen.findByLabelText('Zuständig'))
  await user.click(await screen.findByRole('option', { name: 'mareike@shop.example' }))
  expect(await screen.findByText('Die Zuständigkeit ist eingetragen.')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ user: 7 })
})

test('where a colleague has answered meanwhile the words stay, and the answer is shown', async () => {
  let answers: (typeof given)[] = []
  const { asked, user } = show({
    'POST /ecom/answers/ecommerce_request/5': () => {
      answers = [given]
      return { status: 409, body: { error: { code: 205, message: 'Somebody has answered meanwhile' } } }
    },
    'GET /ecom/answers/ecommerce_request/5': () => ({ body: { data: answers } }),
  })
  fill(await screen.findByLabelText(/^Ihre Antwort/), 'Non.')
  await user.click(screen.getByRole('button', { name: 'Senden und erledigen' }))
  expect(await screen.findByText(/^Inzwischen hat schon jemand geantwortet/)).toBeTruthy()
  expect(await screen.findByText('Oui.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Ihre Antwort/).value).toBe('Non.')
  expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('words of an answer that are not sent keep the window from closing without a question', async () => {
  const { user } = show()
  const words = await screen.findByLabelText(/^Ihre Antwort/)
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  await user.type(words, 'Ja')
  expect(leave()).toBe(true)
  await user.clear(words)
  expect(leave()).toBe(false)
})
