import type { Database } from '#backend/db/database.ts'
import type { Files } from '#backend/files/files.ts'
import { seedDemo } from '../demo/seed.ts'

/** Fills the demo retailer into a database that has no project yet. */
export async function fillDemo(db: Database, filesOn: (db: Database) => Files): Promise<void> {
  await seedDemo({ db, files: filesOn, picture: plainPicture, log: () => {} })
}

async function plainPicture(filename: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const svg = (w: number, h: number, inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inside}</svg>`,
    )
  if (filename.endsWith('.svg')) return svg(330, 80, '<rect x="10" y="38" width="310" height="4"/>')
  return sharp(svg(2400, 1350, '<rect width="2400" height="1350" fill="#b9ab98"/>'))
    .jpeg()
    .toBuffer()
}
