// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TillFileDetail, TillPlace } from '#contract/wire/till.ts'
import { showScreen } from '../sample-office.tsx'
import { TillPage } from './till-page.tsx'

const place: TillPlace = {
  ...{ place: '1', branch: 'Am Markt', path: '/srv/till/juwelier.example/markt', fault: null, overdue: false },
  ...{ folder: true, missing: 'untouched', every: 24 },
}

const file: TillFileDetail = {
  ...{ id: 7, branch: 'Am Markt', filename: 'bestand.csv', state: 'done', problem: null, by: null },
  ...{ on: '2026-11-23T08:00:00.000Z', stock: 1, prices: 1, sold: 0, unknown: 1, problems: 1 },
  report: {
    ...{ trial: false, branch: 'markt', lines: 3, known: 1, stock: 1, prices: 1, sold: 0 },
    changes: [{ line: 2, product: 5, variant: null, name: 'Ring', stock: [3, 9], price: [null, 99.5] }],
    unknown: [{ line: 3, key: 'XX' }],
    problems: [{ line: 4, field: 'stock', message: 'is no number: "viele"' }],
  },
}

const showTill = () =>
  showScreen(<TillPage />, {
    answers: {
      'GET /ecom/till/places': () => ({ body: { data: [place] } }),
      'GET /ecom/till/runs': () => ({
        body: { data: [file, { ...file, id: 8, state: 'failed', problem: 'The file has no lines below its head' }] },
      }),
      'GET /ecom/till/runs/7': () => ({ body: { data: file } }),
      'PUT /ecom/till/places/1': () => ({ body: { data: [place] } }),
      'POST /ecom/till/runs/7/undo': () => ({ body: { data: { back: 1, left: [{ product: 6, name: 'Uhr' }] } } }),
    },
  })

test('a file shows what it changed line by line, what could not be taken, and is taken back after a question', async () => {
  const { user, asked } = showTill()
  expect((await screen.findAllByText(/abgewiesen: Die Datei hat keine Zeilen unter dem Kopf/))[0]).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: 'Öffnen' }))[0] as HTMLElement)
  const lines = within(await screen.findByRole('table', { name: 'Was daraus wurde' }))
  const rows = lines.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'ZeileWareBestandPreisHinweis',
    '4ist keine Zahl: „viele“',
    '3XXnicht im Shop, oder mehrere mit dieser Nummer',
    '2Ring3 → 9– → 99,50\u00A0€',
  ])
  await user.click(screen.getByRole('button', { name: 'Datei zurücknehmen' }))
  await user.click(await screen.findByRole('button', { name: 'Bestätigen' }))
  expect((await screen.findByRole('status')).textContent).toBe('1 zurückgenommen. Seither geändert und geblieben: Uhr')
  expect(asked.some(({ method, path }) => method === 'POST' && path === '/ecom/till/runs/7/undo')).toBe(true)
})

test('hours are typed as German writes them, and what is no number is not sent', async () => {
  const { user, asked } = showTill()
  const every = await screen.findByRole('textbox', { name: 'Stunden zwischen den Dateien' })
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await user.clear(every)
  await user.type(every, 'oft')
  await user.click(screen.getByRole('button', { name: 'Sichern' }))
  expect(sent()).toEqual([])
  await user.clear(every)
  await user.type(every, '1,5')
  await user.click(screen.getByRole('button', { name: 'Sichern' }))
  expect(await screen.findByText('Gesichert')).toBeTruthy()
  expect(sent()).toEqual([{ folder: true, missing: 'untouched', every: 1.5 }])
})
