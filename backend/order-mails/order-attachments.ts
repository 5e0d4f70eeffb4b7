import { qrGif } from '#domain/look/qr-code.ts'
import { collectionLink } from '#domain/orders/collection-code.ts'
import { modelWithdrawalForm } from '#domain/orders/model-withdrawal-form.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { eventFile } from '../events/event-file.ts'
import type { Storage } from '../files/storage.ts'
import { invoiceTexts } from '../invoices/invoice-texts.ts'
import { storedInvoiceData } from '../invoices/stored-invoice-data.ts'
import type { Attachment, AttachmentSource, AttachmentsOf } from '../mail/mail.ts'
import type { Project } from '../project/project.ts'
import { visitFile } from '../reservations/visit-file.ts'
import { type Seller, sellerOf } from '../shop/seller.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { collectTexts } from './collect-texts.ts'
import { legalPaperTexts } from './legal-paper-texts.ts'
import { logoAttachment } from './logo-attachment.ts'
import { noticeAttachment } from './notice-attachment.ts'
import { returnSlipPaper } from './return-slip-paper.ts'

/** The legal texts of an order's version, as a mail keeps them. */
export const legalSource = ({ project, language, legalVersions }: StoredOrder): AttachmentSource => ({
  paper: 'legal',
  project,
  language,
  terms: legalVersions.terms ?? '',
  withdrawal: legalVersions.withdrawal ?? '',
})

export const invoiceSource = (id: number): AttachmentSource => ({ paper: 'invoice', id })

/** The code by which goods are collected, as a picture of the address where staff look it up. */
export const collectionSource = ({ origin, collectionCode, language }: StoredOrder): AttachmentSource => ({
  paper: 'collection',
  link: collectionLink(origin, collectionCode ?? ''),
  name: `${collectTexts[language].code} ${collectionCode}.gif`,
})

const MOST_PAPERS = 30

/** Makes what is attached to orders' mails. Legal texts of a version and the logo are the same for all, and made once. */
export function orderAttachments(db: Database, storage: Storage): AttachmentsOf {
  const papers = new Map<string, Promise<Attachment | undefined>>()

  async function textOf(project: number, hash: AttachmentSource[string] | undefined) {
    const row = await db
      .selectFrom('ecommerce_legal_text')
      .select(['content', 'created_on'])
      .where('project', '=', project)
      .where('hash', '=', String(hash))
      .executeTakeFirst()
    return row && { content: String(row.content), since: new Date(String(row.created_on)) }
  }

  async function legal(source: AttachmentSource): Promise<Attachment> {
    const project = Number(source.project)
    const language: Language = isLanguage(source.language) ? source.language : 'de'
    const seller = await sellerOf(db, { id: project } as Project, language)
    const words = legalPaperTexts[language]
    const terms = await textOf(project, source.terms)
    const withdrawal = await textOf(project, source.withdrawal)
    const needsForm = withdrawal !== undefined && !words.formNames.test(withdrawal.content)
    // What sets papers is large, and a process that only answers visitors never needs it.
    const { legalPaper } = await import('../papers/legal-paper.ts')
    const content = await legalPaper({
      language,
      title: words.title,
      author: seller?.name ?? '',
      date: terms?.since ?? withdrawal?.since ?? new Date(0),
      footer: seller ? [footOf(seller)] : [],
      texts: [
        ...(terms ? [{ heading: words.terms, html: terms.content }] : []),
        ...(withdrawal
          ? [
              {
                heading: words.withdrawal,
                // It must come with the order, also where a shop's own text leaves it out (§ 312f BGB).
                html: withdrawal.content + (needsForm && seller ? modelWithdrawalForm(language, seller) : ''),
              },
            ]
          : []),
      ],
    })
    return { filename: `${words.title}.pdf`, type: 'application/pdf', content }
  }

  function kept<Made extends Attachment | undefined>(
    source: AttachmentSource,
    make: (source: AttachmentSource) => Promise<Made>,
  ): Promise<Attachment | undefined> {
    const key = JSON.stringify(source)
    const made = papers.get(key) ?? make(source)
    papers.delete(key)
    papers.set(key, made)
    // What is not there yet may be there for the next mail.
    made.then(
      (found) => found ?? papers.delete(key),
      () => papers.delete(key),
    )
    if (papers.size > MOST_PAPERS) papers.delete(papers.keys().next().value as string)
    return made
  }

  async function made(source: AttachmentSource): Promise<Attachment | undefined> {
    if (source.paper === 'invoice') return storedInvoicePaper(db, Number(source.id))
    if (source.paper === 'collection')
      return { filename: String(source.name), type: 'image/gif', content: qrGif(String(source.link)) }
    if (source.paper === 'return_slip') return returnSlipPaper(db, Number(source.order), Number(source.event))
    if (source.paper === 'visit') return visitFile(source)
    if (source.paper === 'event') return eventFile(source)
    if (source.paper === 'notice') return noticeAttachment({ db, storage }, source)
    if (source.paper === 'logo') return kept(source, (logo) => logoAttachment({ db, storage }, logo))
    return kept(source, legal)
  }

  return async (sources) => (await Promise.all(sources.map(made))).filter((attachment) => attachment !== undefined)
}

/** A stored invoice or credit note as PDF. */
export async function storedInvoicePaper(db: Database, id: number): Promise<Attachment> {
  const row = await db.selectFrom('ecommerce_invoice').select('data').where('id', '=', id).executeTakeFirstOrThrow()
  const data = storedInvoiceData(row)
  const texts = invoiceTexts[data.language]
  const name = data.kind === 'invoice' ? texts.invoice : texts.creditNote
  const { invoicePaper } = await import('../invoices/invoice-paper.ts')
  return { filename: `${name} ${data.number}.pdf`, type: 'application/pdf', content: await invoicePaper(data) }
}

const footOf = ({ name, street, place, email, phone }: Seller) =>
  [name, street, place, phone, email].filter(Boolean).join(' · ')
