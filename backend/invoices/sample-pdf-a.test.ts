import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { pdfAProblems } from './sample-pdf-a.ts'

test('a paper that is no PDF/A-3 is told by what it lacks: metadata, colours, associated file and the program of its font', async () => {
  const plain = await PDFDocument.create()
  const page = plain.addPage()
  page.drawText('Rechnung', { font: await plain.embedFont(StandardFonts.Helvetica) })
  plain.addJavaScript('greeting', 'app.alert(1)')
  expect(await pdfAProblems(await plain.save({ useObjectStreams: false }))).toEqual(
    expect.arrayContaining([
      'the metadata is missing or packed',
      'the metadata lacks part 3',
      'no output intent',
      'no associated file',
      'the font /Helvetica is not embedded',
      '/JavaScript',
    ]),
  )
})
