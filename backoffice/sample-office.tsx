import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { AdminContext, Notification, ResourceContextProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router'
import { onTestFinished } from 'vitest'
import { createSdk } from '#sdk/sdk.ts'
import { BackendContext } from './api/backend-context.ts'
import { createDataProvider } from './api/data-provider.ts'
import { FieldInput } from './forms/field-input.tsx'
import { i18nProvider } from './i18n/i18n-provider.ts'
import { FieldInputContext } from './inputs/nested-field.tsx'
import { describedModel } from './record/described-model.ts'
import type { Workplace } from './workplace/workplace.ts'
import { WorkplaceContext } from './workplace/workplace-context.tsx'

/** A call as the stand-in was asked it; `path` without the query. */
export interface AskedCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

/** What the stand-in answers: by `PATCH /items/page/1`; what is not named is an empty list. A number is a refusal's status. */
export type StandInAnswers = Readonly<Record<string, (call: AskedCall) => StandInAnswer | Promise<StandInAnswer>>>

type StandInAnswer = { status?: number; body: object }

/** An SDK whose backend is a table of answers, and the calls that it was asked. */
function standInSdk(answers: StandInAnswers) {
  const asked: AskedCall[] = []
  const sdk = createSdk({
    url: 'https://shop.example',
    project: 'shop.example',
    mode: 'cookie',
    fetch: async (url, init) => {
      const { pathname, searchParams: query } = new URL(url)
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const call = { method: init.method ?? 'GET', path: pathname, query, body }
      asked.push(call)
      const answer = (await answers[`${call.method} ${pathname}`]?.(call)) ?? {
        body: { data: [], meta: { filter_count: 0 } },
      }
      return Response.json(answer.body, { status: answer.status ?? 200 })
    },
  })
  return { sdk, asked }
}

const workplace: Workplace = {
  user: {
    branch: null,
    id: 1,
    email: 'owner@shop.example',
    role: 'administrator',
    project: null,
    current_project: 1,
    first_name: 'Ada',
    last_name: 'Beispiel',
    otp: false,
  } as Workplace['user'],
  project: { id: 1, domain: 'shop.example', name: 'Shop' },
  languages: ['de', 'en'],
  roots: { de: '/shop', en: '/en/shop' },
  model: describedModel(),
}

interface ShownScreen {
  readonly answers?: StandInAnswers
  /** The collection that the screen is of. */
  readonly collection?: string
  readonly at?: string
  /** The fields of it that the person may see; without it all. */
  readonly only?: readonly string[]
}

const seeing = (collection: string, only: readonly string[]): Workplace => {
  const whole = workplace.model.get(collection)
  if (!whole) throw new Error(`The model has no ${collection}.`)
  const fields = Object.fromEntries(Object.entries(whole.fields).filter(([name]) => only.includes(name)))
  return { ...workplace, model: new Map([...workplace.model, [collection, { ...whole, fields }]]) }
}

/** Types a value at once, as pasting does. */
export const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

/** Shows a screen of the back office in German to its administrator, over the model as it is and a backend of given answers. */
export function showScreen(
  screen: ReactElement,
  { answers = {}, collection = 'page', at = '/', only }: ShownScreen = {},
) {
  onTestFinished(cleanup)
  const { sdk, asked } = standInSdk(answers)
  const seen = only ? seeing(collection, only) : workplace
  // Whoever looks whether a page of the site is there finds it.
  globalThis.fetch = async () => new Response()
  const gate = { guarded: <T,>(call: () => Promise<T>) => call() }
  const dataProvider = createDataProvider({ sdk, gate, language: () => 'de', workplace: async () => seen })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MemoryRouter initialEntries={[at]}>
      <BackendContext value={{ sdk, gate }}>
        <WorkplaceContext value={seen}>
          <FieldInputContext value={FieldInput}>
            <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
              <ResourceContextProvider value={collection}>
                <Routes>
                  <Route path="/" element={screen} />
                  <Route path="/:id" element={screen} />
                </Routes>
              </ResourceContextProvider>
              <Notification />
            </AdminContext>
          </FieldInputContext>
        </WorkplaceContext>
      </BackendContext>
    </MemoryRouter>,
  )
  return { asked, user: userEvent.setup() }
}
