import PDFDocument from 'pdfkit'
import { archiveMetadata, embedInvoice } from './electronic-invoice.ts'
import { type Face, fontFile, runsOf } from './fonts.ts'

export interface PaperOptions {
  readonly title: string
  readonly author: string
  /** `de-DE` */
  readonly language: string
  /** When the paper was made: the same words and moment give the same bytes. */
  readonly date: Date
  /** Small lines at the foot of every page. */
  readonly footer: readonly string[]
  /** Whether several papers lie in one file: their pages are not counted together. */
  readonly isStack?: boolean
  /** XML that the paper carries as ZUGFeRD (profile EN 16931); such a paper is a PDF/A-3. */
  readonly electronic?: string | undefined
}

export interface TextStyle {
  readonly size?: number
  readonly bold?: boolean
  readonly grey?: boolean
  /** Points after it. */
  readonly after?: number
  /** Points that have to be left of the page below a row; else it begins the next one. */
  readonly below?: number
  readonly indent?: number
  readonly align?: 'left' | 'right'
}

/** Points: A4 with the margins of a business letter. */
export const PAGE = { width: 595.28, height: 841.89, left: 62, right: 50, top: 56, bottom: 92 }
/** Of what stands between the margins. */
export const WIDTH = PAGE.width - PAGE.left - PAGE.right

/** Writes texts at any place of a document on A4, with embedded fonts. */
export function createWriter({ title, author, language, date, electronic }: Omit<PaperOptions, 'footer'>) {
  const document = new PDFDocument({
    size: 'A4',
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    ...(electronic && { subset: 'PDF/A-3b' }),
    info: { ...(!electronic && { Title: title, Author: author }), CreationDate: date, ModDate: date },
  })
  if (electronic) {
    document.appendXML(archiveMetadata(title, author))
    embedInvoice(document, electronic, date)
  }
  const registered = new Set<Face>()
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })

  function setFace(isLatin: boolean, bold: boolean): void {
    const face: Face = isLatin ? (bold ? 'bold' : 'regular') : bold ? 'otherBold' : 'other'
    if (!registered.has(face)) {
      document.registerFont(face, fontFile(face))
      registered.add(face)
    }
    document.font(face)
  }

  /** Writes a text into a width from the current line on, changing the face where it must. */
  function write(text: string, x: number, y: number, width: number, style: TextStyle): void {
    const { size = 10, bold = false, grey = false, align = 'left' } = style
    document.fontSize(size).fillColor(grey ? '#5b544c' : '#1f1c19')
    const runs = runsOf(text)
    runs.forEach((run, index) => {
      setFace(run.isLatin, bold)
      const options = { width, align, lineGap: size * 0.25, continued: index < runs.length - 1 }
      if (index === 0) document.text(run.text, x, y, options)
      else document.text(run.text, options)
    })
  }

  const heightOf = (text: string, width: number, { size = 10, bold = false }: TextStyle): number => {
    setFace(true, bold)
    document.fontSize(size)
    return document.heightOfString(text || ' ', { width, lineGap: size * 0.25 })
  }

  setFace(true, false)
  return { document, done, write, heightOf }
}
