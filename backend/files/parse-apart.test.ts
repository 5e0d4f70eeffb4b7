import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { parseApart } from './parse-apart.ts'

test('a file that takes too long is refused', async () => {
  const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')
  await expect(parseApart({ kind: 'svg', bytes }, 1)).rejects.toMatchObject({ status: 422 })
})

test('what is no attack comes back clean, with the reason where it is refused', async () => {
  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style><path class="a" d="M0 0"/><script>x()</script></svg>',
  )
  expect(new TextDecoder().decode(await parseApart({ kind: 'svg', bytes: svg }))).toMatch(/fill="red"/)
  const document = await PDFDocument.create()
  document.addPage()
  expect((await parseApart({ kind: 'pdf', bytes: await document.save() })).byteLength).toBeGreaterThan(300)
  const damaged = parseApart({ kind: 'pdf', bytes: new TextEncoder().encode('%PDF-1.7 nothing') })
  await expect(damaged).rejects.toMatchObject({ status: 422, message: 'file is a damaged or locked PDF' })
})
