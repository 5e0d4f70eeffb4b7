// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { useLocaleState } from 'react-admin'
import { expect, onTestFinished, test } from 'vitest'
import { RecordEdit } from '../forms/record-edit.tsx'
import { i18nProvider } from '../i18n/i18n-provider.ts'
import { fill, type StandInAnswers, showScreen } from '../sample-office.tsx'

const theme = {
  id: 1,
  project: 1,
  brand_color: '#2f5149',
  base_color: '#26211d',
  button: { accentColor: '#2f5149', color: '#ffffff' },
}

const showTheme = (answers: StandInAnswers = {}, row: object = theme) =>
  showScreen(<RecordEdit />, {
    at: '/1',
    collection: 'theme',
    answers: {
      'GET /items/theme/1': () => ({ body: { data: row, meta: { revision: 1 } } }),
      'PATCH /items/theme/1': () => ({ body: { data: { id: 1 } } }),
      ...answers,
    },
  })

const brand = () => screen.findByLabelText<HTMLInputElement>(/^Markenfarbe/, { selector: 'input:not([type=color])' })
const preview = () => within(screen.getByRole('region', { name: 'So sehen es Besucher' }))

test('the contrast of the colours is said while they are typed', async () => {
  showTheme()
  const input = await brand()
  expect(preview().getAllByText(/^Kontrast/)).toHaveLength(3)
  fill(input, 'green-ish')
  expect((await preview().findByRole('alert')).textContent).toBe('Markenfarbe: Diese Farbe ist nicht lesbar.')
})

test('the form says that buttons have a colour of their own, which the colour of the brand does not change', async () => {
  showTheme()
  await brand()
  expect(screen.getByText(/^Schaltflächen haben ihre eigene Farbe/)).toBeTruthy()
})

test('buttons without a colour of their own are shown in that of the brand, as visitors see them, and not called illegible', async () => {
  showTheme({}, { ...theme, button: { borderRadius: 2, accentColor: '' } })
  await brand()
  expect(preview().getAllByText(/^Kontrast/)).toHaveLength(3)
  expect(preview().queryByRole('alert')).toBeNull()
  const swatches = screen.getAllByLabelText<HTMLInputElement>(/./, { selector: 'input[type=color]' })
  const black = swatches.filter(({ value, style }) => value === '#000000' && style.opacity !== '0')
  expect(black).toEqual([])
})

test('a theme whose buttons have no colour of their own is not said to be unsaved before somebody changes it', async () => {
  showTheme({}, { ...theme, button: { borderRadius: 2 } })
  const input = await brand()
  const unsaved = () => screen.queryByText('Noch nicht gespeichert')
  await screen.findByRole('button', { name: 'Vorschau' })
  expect(unsaved()).toBeNull()
  fill(input, '#112233')
  await waitFor(() => expect(unsaved()).toBeTruthy())
})

test('a text colour that cannot be read on its button is called too weak, with the least that is needed', async () => {
  showTheme()
  await brand()
  const text = screen.getAllByLabelText<HTMLInputElement>(/./).find(({ value }) => value === '#ffffff')
  fill(text as HTMLInputElement, '#2f5150')
  expect((await preview().findByRole('alert')).textContent).toMatch(/zu gering \(mindestens 4,5 : 1\)/)
})

test('a saved theme writes the colour that was changed', async () => {
  const { asked, user } = showTheme()
  const input = await brand()
  fill(input, '#112233')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { brand_color: '#112233' },
    ]),
  )
})

test('a colour that the backend refuses is said at its field, and a save that fails says so', async () => {
  const fields = [{ field: 'brand_color', message: 'is required' }]
  const refusals = [
    { status: 422, body: { error: { code: 114, message: 'brand_color is required', fields } } },
    { status: 500, body: { error: { code: 0, message: 'Out of order' } } },
  ]
  const { user } = showTheme({ 'PATCH /items/theme/1': () => refusals.shift() ?? { body: {} } })
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  const input = await brand()
  fill(input, '#112233')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  expect(await screen.findByText('ist erforderlich')).toBeTruthy()
  fill(input, '#112244')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Out of order')).toBeTruthy()
  expect(input.value).toBe('#112244')
})

test('a theme that cannot be read is said to be so, with no form to fill', async () => {
  showTheme({ 'GET /items/theme/1': () => ({ status: 500, body: {} }) })
  expect((await screen.findByRole('alert')).textContent).toBe('Der Server konnte nicht erreicht werden')
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
})

test('a style sheet that is too long is refused as a whole, and never shortened to what fits', async () => {
  showTheme()
  await brand()
  expect(screen.getByLabelText(/^Eigenes Stylesheet/).hasAttribute('maxlength')).toBe(false)
})

function InEnglish() {
  const [, setLocale] = useLocaleState()
  return (
    <button type="button" onClick={() => setLocale('en')}>
      English
    </button>
  )
}

test('the contrast is written as the reader writes numbers', async () => {
  const { user } = showScreen(
    <>
      <InEnglish />
      <RecordEdit />
    </>,
    {
      at: '/1',
      collection: 'theme',
      answers: { 'GET /items/theme/1': () => ({ body: { data: theme, meta: { revision: 1 } } }) },
    },
  )
  await brand()
  expect(preview().getAllByText(/^Kontrast \d+,\d : 1$/)).toHaveLength(3)
  onTestFinished(async () => void (await i18nProvider.changeLocale('de')))
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findAllByText(/^Contrast \d+\.\d : 1$/)).toHaveLength(3)
})
