// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RecordEdit } from '../forms/record-edit.tsx'
import { type AskedCall, fill, type StandInAnswers, showScreen } from '../sample-office.tsx'

const PATH = '/items/page/1'

/** A busy machine may need many times the usual; a test that passes is not slower for it. */
const PATIENT = 20_000

vi.setConfig({ testTimeout: 60_000 })

const page = {
  id: 1,
  project: 1,
  name: 'contact',
  status: 'published',
  translations: [{ id: 7, page: 1, language: 'de', heading: 'Kontakt' }],
}

let isWide = true

beforeEach(() => {
  isWide = true
  localStorage.clear()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1280') && isWide,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }))
})

function showPage(previews: StandInAnswers[string]) {
  return showScreen(<RecordEdit />, {
    at: '/1',
    only: ['id', 'name', 'status', 'translations'],
    answers: {
      [`GET ${PATH}`]: () => ({ body: { data: page, meta: { revision: 5 } } }),
      'POST /previews': previews,
    },
  })
}

/** A preview of a new number each time. */
function numbered() {
  let last = 0
  return () => {
    last += 1
    return { body: { data: { id: String(last) } } }
  }
}

const addresses = () =>
  [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src')).filter((src) => src !== null)

const untilLoading = (address: string) => waitFor(() => expect(addresses()).toContain(address), { timeout: PATIENT })

/** What loads in the frame behind is a page, or is none. */
function arrive(isPage = true) {
  const behind = [...document.querySelectorAll('iframe')].find((frame) => frame.inert || frame.hasAttribute('inert'))
  const shown = document.implementation.createHTMLDocument()
  if (isPage) shown.body.append(shown.createElement('preview-bar'))
  Object.defineProperty(behind, 'contentDocument', { configurable: true, value: shown })
  act(() => void behind?.dispatchEvent(new Event('load')))
}

const draftsOf = (asked: readonly AskedCall[]) =>
  asked.filter(({ path }) => path === '/previews').map(({ body }) => body)

test('the page stands beside its form, and follows what is typed without being saved', async () => {
  const { asked } = showPage(numbered())
  await untilLoading('/kontakt?preview=1')
  arrive()
  fill(await screen.findByRole('textbox', { name: 'Überschrift (Deutsch)' }), 'Kommen Sie vorbei')
  await untilLoading('/kontakt?preview=2')
  const [untouched, typed] = draftsOf(asked)
  expect(untouched).toEqual({ collection: 'page', item: 1, data: {} })
  expect(typed).toMatchObject({ data: { translations: [{ id: 7, heading: 'Kommen Sie vorbei' }] }, replaces: '1' })
  expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('what would be refused is said in words, and the page before stays', async () => {
  const answer = numbered()
  const { asked } = showPage((call) => {
    if (JSON.stringify(call.body).includes('zu lang'))
      return {
        status: 422,
        body: {
          errors: { 'translations.0.heading': 'must have at most 255 characters' },
          error: { code: 4, message: 'x' },
        },
      }
    return answer()
  })
  await untilLoading('/kontakt?preview=1')
  arrive()
  const heading = await screen.findByRole('textbox', { name: 'Überschrift (Deutsch)' })
  fill(heading, 'zu lang')
  await waitFor(() => expect(draftsOf(asked)).toHaveLength(2), { timeout: PATIENT })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(addresses()).toEqual(['/kontakt?preview=1'])
  expect((heading as HTMLInputElement).value).toBe('zu lang')
})

test('a page that breaks leaves the one before and the form, and the next is tried', async () => {
  showPage(numbered())
  await untilLoading('/kontakt?preview=1')
  arrive(false)
  expect(await screen.findByText(/lässt sich so gerade nicht zeigen/)).toBeTruthy()
  fill(await screen.findByRole('textbox', { name: 'Überschrift (Deutsch)' }), 'Wieder gut')
  await untilLoading('/kontakt?preview=2')
})

test('what the line has lost is asked again by itself', async () => {
  const answer = numbered()
  let isLost = true
  showPage(() => {
    if (!isLost) return answer()
    isLost = false
    throw new TypeError('Failed to fetch')
  })
  expect(await screen.findByRole('alert', {}, { timeout: PATIENT })).toBeTruthy()
  await untilLoading('/kontakt?preview=1')
  arrive()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: PATIENT })
})

test('a window without room for both has the form alone, and asks for no preview', async () => {
  isWide = false
  const { asked } = showPage(numbered())
  await screen.findByRole('textbox', { name: 'Überschrift (Deutsch)' })
  await new Promise((done) => setTimeout(done, 700))
  expect(draftsOf(asked)).toEqual([])
  expect(screen.queryByRole('button', { name: 'Vorschau daneben' })).toBeNull()
})
