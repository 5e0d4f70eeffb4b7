import { createWriter, PAGE, type PaperOptions, type TextStyle, WIDTH } from './writer.ts'

export interface PaperColumn {
  /** Share of the width. */
  readonly share: number
  readonly align?: 'left' | 'right'
}

export type Paper = ReturnType<typeof createPaper>

/** Writes the small lines at the foot of every page, which lies within the margin. */
function writeFooter(
  { document, write }: ReturnType<typeof createWriter>,
  footer: readonly string[],
  feet: ReadonlyMap<number, readonly string[]>,
  isStack = false,
): void {
  const { start, count } = document.bufferedPageRange()
  let foot = footer
  for (let page = 0; page < count; page++) {
    document.switchToPage(start + page)
    // In the margin a text would otherwise begin a new page.
    document.page.margins.bottom = 0
    let y = PAGE.height - PAGE.bottom + 24
    foot = feet.get(page) ?? foot
    const lines = count > 1 && !isStack ? [...foot, `${page + 1} / ${count}`] : foot
    for (const line of lines) {
      write(line, PAGE.left, y, WIDTH, { size: 7.5, grey: true })
      y = document.y
    }
  }
}

function drawRule({ document }: ReturnType<typeof createWriter>): void {
  document
    .moveTo(PAGE.left, document.y)
    .lineTo(PAGE.left + WIDTH, document.y)
    .lineWidth(0.6)
    .strokeColor('#bdb3a6')
    .stroke()
}

/** Writes the cells of a row beside each other, from where the paper stands. */
function writeCells(
  { document, write }: ReturnType<typeof createWriter>,
  columns: readonly PaperColumn[],
  cells: readonly string[],
  style: TextStyle,
): void {
  const y = document.y
  let x = PAGE.left
  columns.forEach(({ align = 'left', share }, index) => {
    const width = share * WIDTH
    if (cells[index]) write(cells[index], x, y, width - 6, { ...style, align })
    x += width
  })
}

/** Draws a pattern of black squares such as a QR code, its place and side in points. */
const squaresOn =
  ({ document }: ReturnType<typeof createWriter>) =>
  (rows: readonly (readonly boolean[])[], x: number, y: number, size: number): void => {
    const side = size / rows.length
    for (const [down, row] of rows.entries())
      for (const [right, isBlack] of row.entries())
        if (isBlack) document.rect(PAGE.left + x + right * side, y + down * side, side, side)
    document.fill('#000')
  }

/** A paper on A4 with embedded fonts, written from top to bottom; `finish` gives its bytes. */
export function createPaper({ footer, isStack, ...options }: PaperOptions) {
  const writer = createWriter(options)
  const { document, write, heightOf } = writer
  const feet = new Map<number, readonly string[]>()
  function ensure(height: number): void {
    if (document.y + height > PAGE.height - PAGE.bottom) document.addPage()
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
    /** Paragraphs that stand on one page. */
    together(texts: readonly string[], style: TextStyle = {}) {
      const { after = 6, indent = 0 } = style
      ensure(texts.reduce((sum, text) => sum + heightOf(text, WIDTH - indent, style) + after, -after))
      for (const text of texts) paper.text(text, style)
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
      document.y = y
      for (const line of lines) write(line, PAGE.left + x, document.y, WIDTH - x, style)
      return paper
    },
    squares: squaresOn(writer),
    row(columns: readonly PaperColumn[], cells: readonly string[], style: TextStyle = {}) {
      const widths = columns.map(({ share }) => share * WIDTH)
      const height = Math.max(...cells.map((cell, index) => heightOf(cell, (widths[index] ?? 0) - 6, style)))
      ensure(height + (style.below ?? 4))
      const y = document.y
      writeCells(writer, columns, cells, style)
      document.y = y + height + (style.after ?? 4)
      return paper
    },
    rule(after = 6) {
      ensure(10)
      drawRule(writer)
      document.y += after
      return paper
    },
    space: (points: number) => paper.at(document.y + points),
    at(y: number) {
      document.y = y
      return paper
    },
    /** A new page; with a foot of its own in a file of several papers. */
    newPage(foot?: readonly string[]) {
      document.addPage()
      if (foot) feet.set(document.bufferedPageRange().count - 1, foot)
      return paper
    },
    finish(): Promise<Buffer> {
      writeFooter(writer, footer, feet, isStack)
      document.end()
      return writer.done
    },
  }
  return paper
}
