import { constants, deflateRawSync } from 'node:zlib'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const BLOCK = 1_000_000

/** So many million blanks as zlib packs them, without their ever lying in memory, so that who measures it measures who unpacks them. */
function packedBlanks(millions: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(BLOCK, 0x20), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const count = BigInt(millions * BLOCK)
  const [low, high] = [(1n + 32n * count) % 65_521n, (count + 16n * count * (count + 1n)) % 65_521n]
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(Number((high << 16n) | low))
  return Buffer.concat([Buffer.of(0x78, 0xda), ...Array<Buffer>(millions).fill(block), Buffer.of(0x03, 0x00), sum])
}

/** A PDF of 300 kB with one object stream that unpacks to 300 MB. */
export function unpackingPdf(millions = 300): Uint8Array {
  const packed = packedBlanks(millions)
  const head =
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n'
  const page = '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n'
  const stream = `4 0 obj\n<</Type/ObjStm/N 0/First 0/Filter/FlateDecode/Length ${packed.byteLength}>>\nstream\n`
  const end = '\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 5>>\nstartxref\n0\n%%EOF\n'
  return new Uint8Array(Buffer.concat([bytesOf(head + page + stream), packed, bytesOf(end)]))
}

/** Files of less than 520 kB that once took seconds of everybody's time. */
export const HOSTILE_FILES: Record<string, () => Uint8Array> = {
  'an SVG of style sheets that never end': () =>
    bytesOf(`<svg xmlns="http://www.w3.org/2000/svg">${'<style'.repeat(84_000)}</svg>`),
  'an SVG with 19 kB of styles for 20,000 paths': () => {
    const styles = Array.from({ length: 1900 }, (_, n) => `.a${n % 90}{x:1}`)
      .join('')
      .slice(0, 19_000)
    return bytesOf(
      `<svg xmlns="http://www.w3.org/2000/svg"><style>${styles}</style>${'<path class="a1" d=""/>'.repeat(20_000)}</svg>`,
    )
  },
  'a PDF that unpacks to 300 MB': unpackingPdf,
}
