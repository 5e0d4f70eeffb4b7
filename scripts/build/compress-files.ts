import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isText } from '#server/export/export-files.ts'
import { type Effort, encode, FORMS } from '#server/http/encoding.ts'

const BEST: Effort = { br: 11, gzip: 9 }

/** Lays what brotli and gzip make of each text at their best beside it, for whoever serves or exports the folder. */
export async function compressFiles(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter(isText)
  await Promise.all(
    names.map(async (name) => {
      const file = join(dir, name)
      const bytes = await readFile(file)
      for (const [form, encoding] of Object.entries(FORMS)) {
        const body = await encode(bytes, encoding, BEST)
        if (body !== bytes) await writeFile(`${file}.${form}`, body)
      }
    }),
  )
}
