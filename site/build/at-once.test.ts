import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'

function transformed(code: string, id = '/app/site/lazy-form.tsx') {
  const { transform } = atOnce()
  if (typeof transform !== 'function') throw new Error('The plugin transforms by a function.')
  return transform.call({} as ThisParameterType<typeof transform>, code, id)
}

test('what a file awaits on the server is imported at its beginning', () => {
  expect(transformed("const Form = import.meta.env.SSR ? (await import('./form.tsx')).default : lazyForm()")).toBe(
    "import * as atOnce0 from './form.tsx';const Form = import.meta.env.SSR ? atOnce0.default : lazyForm()",
  )
})

test('what is loaded late everywhere stays late', () => {
  expect(transformed("const send = async () => (await import('./send.ts')).send()")).toBeUndefined()
})
