import type { Database } from '../db/database.ts'
import { loadSharp } from '../files/load-sharp.ts'
import { fileRow, originalOf } from '../files/put-file.ts'
import type { Storage } from '../files/storage.ts'
import type { Attachment, AttachmentSource } from '../mail/mail.ts'

/** Twice as large as it is shown, for fine screens. */
const WITHIN = { width: 480, height: 120, fit: 'inside', withoutEnlargement: true } as const

/** The logo as PNG, which every mail program shows. Undefined when it is gone or cannot be drawn: the mail then shows the name of the site. */
export async function logoAttachment(
  { db, storage }: { db: Database; storage: Storage },
  { file }: AttachmentSource,
): Promise<Attachment | undefined> {
  const owner = await db.selectFrom('files').select('project').where('id', '=', String(file)).executeTakeFirst()
  const row = owner && (await fileRow(db, Number(owner.project), String(file)))
  const stored = row && (await storage.read(originalOf(row)))
  if (!stored) return undefined
  const sharp = await loadSharp()
  const content = await sharp(await stored.bytes())
    .resize(WITHIN)
    .png({ palette: true })
    .toBuffer()
    .catch(() => undefined)
  return content && { filename: 'logo.png', type: 'image/png', content, cid: `logo-${file}` }
}
