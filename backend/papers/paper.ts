import PDFDocument from 'pdfkit'
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
}

export interface TextStyle {
  readonly size?: number
  readonly bold?: boolean
  readonly grey?: boolean
  /** Points after it. */
  readonly after?: number
  readonly indent?: number
  readonly align?: 'left' | 'right'
}

export interface PaperColumn {
  /** Share of the width. */
  readonly share: number
  readonly align?: 'left' | 'right'
}

/** Points: A4 with the margins of a business letter. */
const PAGE = { width: 595.28, height: 841.89, left: 62, right: 50, top: 56, bottom: 92 }
const WIDTH = PAGE.width - PAGE.left - PAGE.right

export type Paper = ReturnType<typeof createPaper>

/** A paper on A4 with embedded fonts, written from top to bottom; `finish` gives its bytes. */
export function createPaper({ title, author, language, date, footer }: PaperOptions) {
  const document = new PDFDocument({
    size: 'A4',
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  })
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

  const limit = PAGE.height - PAGE.bottom

  function ensure(height: number): void {
    if (document.y + height > limit) document.addPage()
  }

  const paper = {
    /** A paragraph; an empty one is only space. */
    text(text: string, style: TextStyle = {}) {
      const { after = 6, indent = 0 } = style
      if (text !== '') {
        ensure(Math.min(heightOf(text, WIDTH - indent, style), 40))
        write(text, PAGE.left + indent, document.y, WIDTH - indent, style)
      }
      document.y += after
      return paper
    },
    heading: (text: string) => {
      ensure(60)
      document.y += 8
      return paper.text(text, { size: 13, bold: true, after: 4 })
    },
    item: (text: string) => {
      ensure(20)
      const y = document.y
      write('•', PAGE.left + 4, y, 10, {})
      write(text, PAGE.left + 18, y, WIDTH - 18, {})
      document.y += 4
      return paper
    },
    /** Lines at a place of their own, such as an address in the window of an envelope. */
    block(lines: readonly string[], x: number, y: number, style: TextStyle = {}) {
      let at = y
      for (const line of lines) {
        write(line, PAGE.left + x, at, WIDTH - x, style)
        at = document.y
      }
      return paper
    },
    row(columns: readonly PaperColumn[], cells: readonly string[], style: TextStyle = {}) {
      const widths = columns.map(({ share }) => share * WIDTH)
      const height = Math.max(...cells.map((cell, index) => heightOf(cell, (widths[index] ?? 0) - 6, style)))
      ensure(height + 4)
      const y = document.y
      let x = PAGE.left
      columns.forEach(({ align = 'left' }, index) => {
        const width = widths[index] ?? 0
        if (cells[index]) write(cells[index], x, y, width - 6, { ...style, align })
        x += width
      })
      document.y = y + height + (style.after ?? 4)
      return paper
    },
    rule(after = 6) {
      ensure(10)
      document
        .moveTo(PAGE.left, document.y)
        .lineTo(PAGE.left + WIDTH, document.y)
        .lineWidth(0.6)
        .strokeColor('#bdb3a6')
        .stroke()
      document.y += after
      return paper
    },
    space(points: number) {
      document.y += points
      return paper
    },
    at(y: number) {
      document.y = y
      return paper
    },
    newPage() {
      document.addPage()
      return paper
    },
    finish(): Promise<Buffer> {
      const { start, count } = document.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        document.switchToPage(start + page)
        // The foot lies within the margin, where a text would otherwise begin a new page.
        document.page.margins.bottom = 0
        let y = PAGE.height - PAGE.bottom + 24
        const lines = count > 1 ? [...footer, `${page + 1} / ${count}`] : footer
        for (const line of lines) {
          write(line, PAGE.left, y, WIDTH, { size: 7.5, grey: true })
          y = document.y
        }
      }
      document.end()
      return done
    },
  }
  setFace(true, false)
  return paper
}
