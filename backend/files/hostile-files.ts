import { deflateSync } from 'node:zlib'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A PDF of 300 kB with one object stream that unpacks to 300 MB. */
export function unpackingPdf(unpacked = 300_000_000): Uint8Array {
  const packed = deflateSync(Buffer.alloc(unpacked, 0x20), { level: 9 })
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
