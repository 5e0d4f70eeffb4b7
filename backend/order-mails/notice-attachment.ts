import { guaranteeNoticeTitle } from '#domain/goods/guarantee-notice.ts'
import { isPlaceholderNotice } from '#domain/goods/placeholder-notice.ts'
import { isLanguage } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { fileRow, originalOf } from '../files/put-file.ts'
import type { Storage } from '../files/storage.ts'
import type { Attachment, AttachmentSource } from '../mail/mail.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

/** Mail servers turn larger mails away, and the order's mail matters more. */
const MOST_BYTES = 5_000_000

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }

const endingOf = (type: string) => ENDINGS[type] ?? type.split('/')[1]

/** The guarantee notice that the order froze, as a mail keeps it; empty where the shop had none. */
export const noticeSource = ({ project, language, legalVersions: { notice } }: StoredOrder): AttachmentSource[] =>
  notice ? [{ paper: 'notice', project, language, file: notice }] : []

/** Whether what the order froze is the demonstration's placeholder, which is no notice. */
export async function hasPlaceholder(
  db: Database,
  { project, legalVersions: { notice } }: StoredOrder,
): Promise<boolean> {
  const row = notice ? await fileRow(db, project, notice) : undefined
  return Boolean(row && isPlaceholderNotice(row.hash))
}

/** The stored file itself, no variant of it. Undefined when it was deleted since or is too large: an order's mail never waits for it. */
export async function noticeAttachment(
  { db, storage }: { db: Database; storage: Storage },
  { project, language, file }: AttachmentSource,
): Promise<Attachment | undefined> {
  const row = await fileRow(db, Number(project), String(file))
  const stored = row && (await storage.read(originalOf(row)))
  if (!stored || stored.size > MOST_BYTES) return undefined
  const title = guaranteeNoticeTitle[isLanguage(language) ? language : 'de']
  return { filename: `${title}.${endingOf(row.type)}`, type: row.type, content: await stored.bytes() }
}
