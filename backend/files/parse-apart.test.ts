import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { HOSTILE_FILES } from './hostile-files.ts'
import { parseApart } from './parse-apart.ts'

const kindOf = (name: string) => (name.includes('PDF') ? 'pdf' : 'svg')

/** The longest that this thread was held up while something went on, in milliseconds. */
async function heldUp(work: Promise<unknown>): Promise<number> {
  let last = performance.now()
  let longest = 0
  const look = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  await work
  clearInterval(look)
  return Math.max(longest, performance.now() - last)
}

test.each(Object.entries(HOSTILE_FILES))(
  '%s is refused, and holds up nobody meanwhile',
  { timeout: 60_000 },
  async (name, make) => {
    const bytes = make()
    expect(bytes.byteLength).toBeLessThan(520_000)
    const before = process.memoryUsage().rss
    const started = performance.now()
    const refused = parseApart({ kind: kindOf(name), bytes }).catch((error: { status: number }) => error.status)
    // It was 6 to 33 seconds; a busy machine holds this thread up by a second on its own.
    expect(await heldUp(refused)).toBeLessThan(3000)
    expect(await refused).toBe(422)
    expect(performance.now() - started).toBeLessThan(50_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  },
)

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
