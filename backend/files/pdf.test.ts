import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { cleanPdf } from './pdf.ts'

async function document() {
  const made = await PDFDocument.create()
  made.addPage([200, 100]).drawText('Ring sizes', { x: 20, y: 40 })
  return made
}

const saved = async (made: PDFDocument) => made.save({ useObjectStreams: false })

/** Everything that the document says, also in what is packed. */
const words = async (bytes: Uint8Array) => {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  return [context.trailerInfo.Info, ...context.enumerateIndirectObjects().map(([, object]) => object)].join('\n')
}

test('a PDF keeps its pages and loses who made it and when', async () => {
  const made = await document()
  made.setAuthor('Somebody private')
  made.setCreationDate(new Date('2026-03-01'))
  const metadata = made.context.stream('<x:xmpmeta>Somebody private</x:xmpmeta>', { Type: 'Metadata', Subtype: 'XML' })
  made.catalog.set(PDFName.of('Metadata'), made.context.register(metadata))
  const bytes = await saved(made)
  expect(Buffer.from(bytes).includes('Somebody private')).toBe(true)
  const cleaned = await cleanPdf(bytes)
  expect(Buffer.from(cleaned).includes('Somebody')).toBe(false)
  expect(await words(cleaned)).not.toMatch(/Author|CreationDate|Metadata/)
  expect((await PDFDocument.load(cleaned)).getPage(0).getSize()).toEqual({ width: 200, height: 100 })
})

test('what a PDF would do by itself and what hangs on it is left out', async () => {
  const made = await document()
  made.addJavaScript('open', 'app.alert(1)')
  await made.attach(new TextEncoder().encode('MZ'), 'setup.exe', { mimeType: 'application/octet-stream' })
  const action = made.context.obj({ S: 'URI', URI: PDFString.of('https://elsewhere.example') })
  made.catalog.set(PDFName.of('OpenAction'), made.context.register(action))
  const before = await words(await saved(made))
  expect(before).toMatch(/OpenAction/)
  expect(before).toMatch(/EmbeddedFiles/)
  expect(await words(await cleanPdf(await saved(made)))).not.toMatch(/OpenAction|JavaScript|EmbeddedFile/)
})

test.each([
  ['nothing but the first line', Buffer.from('%PDF-1.7 sizes')],
  ['cut short', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj')],
])('a PDF that is %s is refused', async (_case, bytes) => {
  await expect(cleanPdf(bytes)).rejects.toThrow('file is a damaged or locked PDF')
})
