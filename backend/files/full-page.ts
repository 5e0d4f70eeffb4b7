import PDFDocument from 'pdfkit'
import { loadSharp } from './load-sharp.ts'

/** Points of A4. */
const A4 = [595.28, 841.89] as const

/** At which a drawing without pixels is read, in dots an inch. */
const SHARPNESS = 300

/** What a PDF holds as it is: JPEG; everything else as PNG with every pixel that it has, on white. */
async function printable(bytes: Uint8Array, type: string): Promise<Uint8Array> {
  if (type === 'image/jpeg') return bytes
  const sharp = await loadSharp()
  const density = type === 'image/svg+xml' ? { density: SHARPNESS } : {}
  return sharp(bytes, density).flatten({ background: '#fff' }).png().toBuffer()
}

/** A picture alone on a page of A4, whole and as large as the page: official notices hang in the shop like that. */
export async function fullPage(bytes: Uint8Array, type: string, title: string): Promise<Buffer> {
  const picture = await printable(bytes, type)
  const document = new PDFDocument({ size: 'A4', margin: 0, info: { Title: title } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  document.image(Buffer.from(picture), 0, 0, { fit: [...A4], align: 'center', valign: 'center' })
  document.end()
  return done
}
