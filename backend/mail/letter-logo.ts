import type { Database } from '../db/database.ts'
import type { AttachmentSource } from './mail.ts'

/** A logo in a mail, as large as it is shown, in pixels. */
export interface LetterLogo {
  /** What the mail calls the picture that it brings along: nothing is fetched when it is read. */
  readonly src: string
  readonly width: number
  readonly height: number
}

const MOST_WIDE = 240
const MOST_HIGH = 60

/** The logo of that file in a mail; undefined where its size is not known. */
export async function letterLogo(db: Database, file: string): Promise<LetterLogo | undefined> {
  const row = await db.selectFrom('files').select(['width', 'height']).where('id', '=', file).executeTakeFirst()
  const [width, height] = [Number(row?.width ?? 0), Number(row?.height ?? 0)]
  if (!(width > 0 && height > 0)) return undefined
  const scale = Math.min(MOST_WIDE / width, MOST_HIGH / height, 1)
  return { src: `cid:logo-${file}`, width: Math.round(width * scale), height: Math.round(height * scale) }
}

const NAMED = /"cid:logo-([\w-]{1,64})"/

/** The logo that the HTML of a mail shows, as it is attached. */
export function logoSource(html: string | undefined): AttachmentSource[] {
  const [, file] = NAMED.exec(html ?? '') ?? []
  return file ? [{ paper: 'logo', file }] : []
}
