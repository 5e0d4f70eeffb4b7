import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { keptDays } from '../forms/retention.ts'
import { leaveHeaders } from '../mail/leave-headers.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailWords } from '../mail/own-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import type { AskedProduct } from '../requests/asked-product.ts'
import type { StockNotice, StockNoticeOptions } from './stock-notice.ts'
import { type StockNoticeMail, stockNoticeTexts } from './texts.ts'

interface Cause {
  readonly project: Project
  readonly product: AskedProduct
  readonly kind: StockNoticeMail
}

/** Queues a mail to who waits for goods, in the caller's transaction; answers its Message-ID, undefined where the project has no address to send from. */
export async function mailStockNotice(
  options: StockNoticeOptions,
  trx: Database,
  { uuid, email, language, origin, variant }: StockNotice,
  { project, product, kind }: Cause,
): Promise<string | undefined> {
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  if (!letterhead.from) return undefined
  const texts = stockNoticeTexts[language]
  const worded = { project: project.id, kind: `stock_notice_${kind}`, language } as const
  const words = await mailWords(trx, worded, texts.mails[kind])
  const values = { product: product.name(language), site: letterhead.siteName }
  const subject = fill(words.subject, values)
  const path = product.path(language)
  const href = path && `${origin}${path}${variant === null ? '' : `?variant=${variant}`}`
  const leave = origin + options.stockNoticeLinks.path(uuid, 'leave')
  const goods = href && { label: texts.toGoods, href }
  const button =
    kind === 'confirm'
      ? { label: texts.confirm, href: origin + options.stockNoticeLinks.path(uuid, 'confirm') }
      : goods || undefined
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [fill(words.text, values)],
      ...(button && { button }),
      notes: kind === 'confirm' ? [texts.confirmNote] : [],
      links: [{ label: texts.leave, href: leave }],
    },
    letterhead,
  )
  const { messageId } = await queueMail(
    trx,
    {
      project: project.id,
      kind: `stock_notice_${kind}`,
      from: letterhead.from,
      to: { address: email },
      subject,
      ...letter,
      headers: leaveHeaders(leave),
      confidential: true,
      keepDays: keptDays.mail,
    },
    options,
  )
  return messageId
}
