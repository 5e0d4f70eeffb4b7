import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { generateFallbackName, generateFontFace, readMetrics } from 'fontaine'

/**
 * What a visit is about, in German, which most visitors read. Its letters are not those of English: stand-ins as wide in English break German
 * lines elsewhere.
 */
const SAMPLE =
  'Seit drei Generationen reparieren wir Uhren, fassen Steine und fertigen Trauringe in der eigenen Werkstatt. Wer zu uns kommt, darf sich Zeit lassen: Wir zeigen Ihnen gern mehrere Stücke nebeneinander, erklären die Unterschiede und sagen auch, wenn etwas nicht passt. Eine Uhr mit Automatikwerk sollte alle vier bis sechs Jahre gewartet werden, die Dichtungen öfter, falls Sie damit schwimmen. Für Gravuren, größere Ringweiten und Umarbeitungen nennen wir den Preis, bevor wir anfangen. Alle Preise enthalten die Mehrwertsteuer, zuzüglich Versandkosten; die Lieferung dauert zwei bis drei Werktage. Natürlich können Sie Ihre Bestellung auch im Geschäft abholen, Montag bis Freitag von 10:00 bis 18:30 Uhr, samstags bis 16:00 Uhr. Schreiben Sie uns oder rufen Sie an, wenn Sie Fragen zu Größen, Materialien oder zur Pflege haben: Wir antworten am selben Tag.'

/**
 * The width of the sample in faces of devices, in ems: measured as below in the faces themselves, or in those made to the same widths
 * (Liberation Sans and Serif for Arial and Times New Roman, Gelasio for Georgia).
 */
const WIDTHS = { Arial: 388.11, Roboto: 383.23, Georgia: 386.33, 'Times New Roman': 351.36, 'Noto Serif': 416.7 }

/** Those that stand in, the best first; Android has neither Georgia nor Arial. */
const STAND_INS = {
  serif: ['Georgia', 'Times New Roman', 'Noto Serif'],
  sans: ['Arial', 'Roboto'],
} as const

/** What Linux has in their place, made to the same widths and heights, so that the same rule holds for it. */
const ON_LINUX: Partial<Record<keyof typeof WIDTHS, string>> = {
  Arial: 'Liberation Sans',
  'Times New Roman': 'Liberation Serif',
}

interface Face {
  readonly family: string
  readonly kind: keyof typeof STAND_INS
  readonly file: string
  /** As in CSS, one or the least and the most; texts have the least. */
  readonly weight: string
}

/** The width of the sample in the face of a file, in ems. */
const sampleWidth = (page: Page, { file, weight }: Pick<Face, 'file' | 'weight'>): Promise<number> =>
  page.evaluate(
    async ([text, source, weight]) => {
      const face = new FontFace('measured', `url(data:font/woff2;base64,${source})`, { weight: '1 1000' })
      document.fonts.clear()
      document.fonts.add(await face.load())
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
      context.font = `${Number.parseInt(weight, 10)} 1000px measured`
      return context.measureText(text).width / 1000
    },
    [SAMPLE, readFileSync(file, 'base64'), weight] as const,
  )

/**
 * The `@font-face` rules of what stands in for a face until it is there: as wide and as high, so that lines stay where they are. `page` is one
 * to measure in.
 */
export async function standInsFor(page: Page, { family, kind, file, weight }: Face): Promise<string> {
  const metrics = await readMetrics(pathToFileURL(file))
  if (!metrics) throw new Error(`${file} says nothing of its height.`)
  const own = { ...metrics, xWidthAvg: (await sampleWidth(page, { file, weight })) * metrics.unitsPerEm }
  // Of rules for the same name the last that the device has is taken.
  return STAND_INS[kind]
    .toReversed()
    .map((font) => {
      const rule = generateFontFace(own, {
        name: generateFallbackName(family),
        font,
        metrics: { ...metrics, unitsPerEm: 1, xWidthAvg: WIDTHS[font] },
        'font-style': 'normal',
        'font-weight': weight,
      })
      const alike = ON_LINUX[font]
      return alike ? rule.replace(`local("${font}")`, (local) => `${local}, local("${alike}")`) : rule
    })
    .join('\n')
}
