// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ImportedGood, ProductImport } from '#contract/wire/product-imports.ts'
import { type StandInAnswers, showScreen } from '../sample-office.tsx'
import { ImportsPage } from './imports-page.tsx'

const tried: ProductImport = {
  id: '0b0f8e0a-5a58-4f0c-9a52-3f3f2f1f0f00',
  filename: 'waren.csv',
  source: 'own',
  state: 'tried',
  mode: 'good',
  compare_at: 'none',
  makes: true,
  head: ['Nr', 'Was'],
  mapping: ['reference_number', ''],
  samples: [['R-1', 'Ring']],
  problem: null,
  created_on: '2026-11-23T09:00:00.000Z',
  by: null,
  all: 2,
  done: 2,
  counts: { create: 1, update: 0, same: 0, refused: 1 },
  warned: 0,
  makings: { ecommerce_manufacturer: ['Keller'] },
}

const refused: ImportedGood = {
  id: 1,
  line: 3,
  key: 'uhr',
  name: 'Uhr',
  outcome: 'refused',
  product: null,
  problems: [{ line: 3, field: 'price_brutto', message: 'is no amount: zehn' }],
  changes: [],
}

const showImports = (first: ProductImport, good = refused, more: StandInAnswers = {}) => {
  let now = first
  const at = `/imports/${first.id}`
  return showScreen(<ImportsPage />, {
    answers: {
      'GET /imports': () => ({ body: { data: [now] } }),
      [`GET ${at}/goods`]: () => ({ body: { data: [good] } }),
      [`PATCH ${at}`]: ({ body }) => {
        now = { ...now, ...(body as Partial<ProductImport>) }
        return { body: { data: now } }
      },
      [`POST ${at}/start`]: () => {
        now = { ...now, state: 'done' }
        return { body: { data: now } }
      },
      [`POST ${at}/undo`]: () => ({
        status: 409,
        body: { error: { code: 0, message: 'The import is not at this step' } },
      }),
      ...more,
    },
  })
}

test('what would become of the goods is said before anything is written, with what is made for them and why a line is refused', async () => {
  showImports(tried)
  expect((await screen.findByRole('status')).textContent).toMatch(/Probe der Produkte: 1 neu.* 1 abgelehnt/)
  expect(screen.getByText(/Keller/)).toBeTruthy()
  expect(screen.getByText(/Neue kommen als Entwurf/)).toBeTruthy()
  expect((await screen.findByText(/ist kein Betrag: zehn/)).closest('td')?.dataset.label).toBe('Was')
})

test('a table with a column for it says itself what status goods have', async () => {
  showImports({ ...tried, mapping: ['reference_number', 'status'] })
  await screen.findByRole('status')
  expect(screen.queryByText(/Neue kommen als Entwurf/)).toBeNull()
})

test('an empty file is said to be empty and sent nowhere', async () => {
  const { asked, user } = showImports(tried)
  await user.upload(await screen.findByLabelText('Bilder als ZIP mitgeben'), new File([], 'bilder.zip'))
  expect(await screen.findByText('Die Datei ist leer.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('while an archive of pictures is sent that is said, and then that they are there', async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { user } = showImports(tried, refused, {
    [`POST /imports/${tried.id}/pictures`]: async () => {
      begun.resolve()
      await end.promise
      return { body: { data: tried } }
    },
  })
  await user.upload(await screen.findByLabelText('Bilder als ZIP mitgeben'), new File(['PK'], 'bilder.zip'))
  await begun.promise
  expect(await screen.findByText(/^Die Bilder werden gesendet/)).toBeTruthy()
  end.resolve()
  expect(await screen.findByText('Die Bilder liegen bereit.')).toBeTruthy()
  expect(screen.queryByText(/^Die Bilder werden gesendet/)).toBeNull()
})

test('older imports are shown when they are asked for', async () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => ({ ...tried, id: `${tried.id}${at}` }))
  const { asked, user } = showImports(tried, refused, {
    'GET /imports': ({ query }) => ({ body: { data: some(query.get('limit') === '20' ? 20 : 23) } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Ältere zeigen' }))
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Ansehen' })).toHaveLength(23))
  expect(screen.queryByRole('button', { name: 'Ältere zeigen' })).toBeNull()
  expect(asked.filter(({ path }) => path === '/imports').map(({ query }) => query.get('limit'))).toEqual(['20', '200'])
})

test('what a column means is corrected beside its samples, and sent as a whole', async () => {
  const { asked, user } = showImports(tried)
  await user.click(await screen.findByRole('combobox', { name: /^Was: / }))
  // On a telephone it stands below the choice, by that name.
  expect(screen.getByText('Ring').closest('td')?.dataset.label).toBe('Beispiele')
  await user.click(await screen.findByRole('option', { name: 'Merkmal „Was“' }))
  await user.click(screen.getByRole('button', { name: 'So lesen und neu prüfen' }))
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
    mapping: ['reference_number', 'attribute:Was'],
  })
})

test('it is taken in with one click, and undone only after a question; a refusal is said', async () => {
  const { asked, user } = showImports(tried)
  await user.click(await screen.findByRole('button', { name: 'Jetzt übernehmen' }))
  await user.click(await screen.findByRole('button', { name: 'Import zurücknehmen' }))
  expect(asked.some(({ path }) => path.endsWith('/undo'))).toBe(false)
  await user.click(await screen.findByRole('button', { name: /Bestätigen|Ja/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Der Import ist inzwischen bei einem anderen Schritt.')
})

test('a file that is too large is refused by its size before it is sent, for its answer would never be read', async () => {
  const { asked, user } = showImports({ ...tried, state: 'done' })
  const large = new File(['a'], 'waren.csv')
  Object.defineProperty(large, 'size', { value: 200_000_000 })
  await user.upload(await screen.findByLabelText('Datei wählen'), large)
  expect(await screen.findByText('Die Datei darf höchstens 30 MB haben.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('what is refused of a table of subscribers is said in words, and the good ones are taken in with a click', async () => {
  const lines = [
    {
      ...{ line: 3, name: 'bert@example.org', outcome: 'refused' },
      problems: [{ line: 3, field: 'words', message: 'has no proof: what were the words of the consent?' }],
    },
  ]
  let calls = 0
  const { asked, user } = showScreen(<ImportsPage />, {
    answers: {
      'GET /imports': () => ({ body: { data: [] } }),
      'POST /imports/lines': () => {
        const counts = { create: 1, same: 0, refused: 1 }
        return { body: { data: { kind: 'subscribers', written: ++calls > 1, counts, lines } } }
      },
    },
  })
  await user.upload(await screen.findByLabelText('Tabelle wählen'), new File(['email\n'], 'liste.csv'))
  expect(await screen.findByText('Einwilligung: Ohne Nachweis: Wie lautete die Einwilligung?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Die guten übernehmen' }))
  expect(await screen.findByText('1 hinzugekommen, 0 waren schon da. Abgelehnt: 1.')).toBeTruthy()
  expect(asked.filter(({ path }) => path === '/imports/lines')).toHaveLength(2)
})

test('a table of subscribers is named as what it is, and says what was taken back and where the rest stays', async () => {
  const counts = { create: 3, update: 0, same: 0, refused: 0 }
  const over = {
    ...tried,
    source: 'subscribers',
    state: 'undone',
    filename: 'liste.csv',
    counts,
    warned: 1,
    makings: {},
  } as const
  const stays = {
    ...refused,
    name: '',
    line: 4,
    outcome: 'create',
    problems: [{ line: 4, field: '', message: 'was changed since the import and stays' }],
  } as const
  showImports(over, stays)
  expect(await screen.findByRole('heading', { name: 'liste.csv (Newsletter): Zurückgenommen' })).toBeTruthy()
  expect(screen.getByText('Zurückgenommen: 2. Seither geändert und geblieben: 1.')).toBeTruthy()
  expect(await screen.findByText('wurde seit dem Import geändert und bleibt.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import zurücknehmen' })).toBeNull()
})

test('what a table added is no longer said once it was taken back', async () => {
  const counts = { create: 2, update: 0, same: 0, refused: 0 }
  let listed: ProductImport[] = []
  const { user } = showScreen(<ImportsPage />, {
    answers: {
      'GET /imports': () => ({ body: { data: listed } }),
      [`GET /imports/${tried.id}/goods`]: () => ({ body: { data: [] } }),
      'POST /imports/lines': () => {
        listed = [{ ...tried, source: 'redirects', state: 'done', filename: 'alt.csv', counts, makings: {} }]
        return {
          body: { data: { kind: 'redirects', written: true, counts: { create: 2, same: 0, refused: 0 }, lines: [] } },
        }
      },
      [`POST /imports/${tried.id}/undo`]: () => {
        listed = listed.map((line) => ({ ...line, state: 'undone' }))
        return { body: { data: listed[0] } }
      },
    },
  })
  await user.upload(await screen.findByLabelText('Tabelle wählen'), new File(['from_path\n'], 'alt.csv'))
  expect(await screen.findByText('2 hinzugekommen, 0 waren schon da. Abgelehnt: 0.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Import zurücknehmen' }))
  await user.click(await screen.findByRole('button', { name: /Bestätigen|Ja/ }))
  expect(await screen.findByRole('heading', { name: /^alt\.csv .*: Zurückgenommen$/ })).toBeTruthy()
  expect(screen.queryByText(/hinzugekommen/)).toBeNull()
})

test('the report is saved as a table in the words of who asks', async () => {
  const saved: Blob[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:report'
  }
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL
  })
  const { user } = showImports({ ...tried, all: 1 })
  await user.click(await screen.findByRole('button', { name: 'Bericht (CSV)' }))
  await expect.poll(() => saved.length).toBe(1)
  const bytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer())
  expect(bytes.trimEnd().split(/\r?\n/)).toEqual([
    '\uFEFFZeile;Kennung;Produkt;Ergebnis;Was;Änderungen',
    '3;uhr;Uhr;abgelehnt;Preis (brutto): ist kein Betrag: zehn;',
  ])
})
