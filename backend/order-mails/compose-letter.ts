import type { CustomerMail, ShopMail } from '#contract/wire/order-mails.ts'
import type { MailWords } from '#domain/company/mail-words.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paymentMethodName } from '#domain/money/payment-methods.ts'
import { acceptanceOf } from '#domain/orders/order-acceptance.ts'
import type { LineChange } from '#domain/orders/order-parts.ts'
import { isOver } from '#domain/orders/order-states.ts'
import type { ReturnSlip } from '#domain/orders/parcels.ts'
import { leavesWithdrawal } from '#domain/orders/withdrawal-refund.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { unlinked } from '#domain/texts/unlinked.ts'
import { dayText } from '../day-text.ts'
import { fill } from '../forms/mail-texts.ts'
import { deliveryNote } from '../shop/delivery-note.ts'
import { namedPieces } from '../shop/named-pieces.ts'
import type { Shop } from '../shop/shop.ts'
import { priceOf, type StoredOrder, unpaidOf } from '../shop/stored-order.ts'
import { changedLetter } from './changed-letter.ts'
import { collectLetter } from './collect-letter.ts'
import { creditedTexts } from './credited-texts.ts'
import { excludedPart } from './excluded-part.ts'
import { invitationTexts } from './invitation-texts.ts'
import { addressBlocks } from './letter-addresses.ts'
import { contents, contentsNow } from './letter-contents.ts'
import type { OrderLetter } from './order-letter.tsx'
import { orderMailTexts } from './order-mail-texts.ts'
import { lastParcelPart, parcelLetter, wayPart } from './parcel-letter.ts'
import { receiptWords } from './receipt-words.ts'
import { accountButton, needsAccount, refundWay } from './refund-way.ts'
import { returnSlipTexts } from './return-slip-texts.ts'
import { shopAccountTexts } from './shop-account-texts.ts'
import { orderWords, wordedAs } from './standard-words.ts'

export interface LetterFacts {
  readonly shop: Shop
  readonly order: StoredOrder
  /** The order's status page. */
  readonly statusLink: string
  /** Where the customer tells of the account that a refund goes to. */
  readonly accountLink: string
  /** The shop's subject and first words; the program's where it wrote none. */
  readonly words?: MailWords | undefined
  /** What staff wrote to the customer with the step that the mail tells of. */
  readonly message?: string | undefined
  /** Why it was cancelled, in the words of who did it. */
  readonly reason?: string | undefined
  /** Cancelled by itself, because nobody paid, or the shop did not accept it in time. */
  readonly bySystem?: 'unpaid' | 'unaccepted' | 'uncollected' | undefined
  /** From or until when the goods can be collected next; undefined where no hours are known. */
  readonly collectWhen?: string | undefined
  readonly refund?: RefundFacts | undefined
  /** Of lines that were changed: what each was and is. */
  readonly changes?: readonly LineChange[]
  /** What is to come back, and where it goes. */
  readonly returned?: ReturnSlip & { readonly address: readonly string[] }
  /** Which of its parcels a mail tells of, counted from 1. */
  readonly parcel?: number
  /** Where the customer can say what they think of the goods, by their names. */
  readonly ratings?: readonly { readonly label: string; readonly href: string }[]
  /** Where such invitations are refused. */
  readonly noRatings?: string
  /** Whether the invoice has been corrected already. */
  readonly isCorrected?: boolean
  /** Whether the demonstration's placeholder stands where the guarantee notice should. */
  readonly hasPlaceholder?: boolean
  /** Whether a paper of the order goes with the mail. */
  readonly hasPaper?: boolean
}

/** Of a refund that a mail tells of. */
export interface RefundFacts {
  readonly cents: number
  /** What is not owed any more with it. */
  readonly credited?: number
  readonly message: string | null
  /** Whether the customer has the money already, which the shop itself gave back. */
  readonly isPaidOut?: boolean
  readonly pieces: readonly { readonly name: string; readonly count: number }[]
  /** Of a withdrawal of the whole order: what was made for the customer, and stays (§ 312g (2) no. 1 BGB). */
  readonly excluded?: readonly { readonly name: string; readonly count: number }[]
}

const nameOf = ({ invoiceAddress, shippingAddress }: StoredOrder) => {
  const { first_name, last_name } = invoiceAddress ?? shippingAddress
  return unlinked(`${first_name} ${last_name}`)
}

/** The pieces that came back, as a block. */
const piecesBack = (refund: RefundFacts | undefined, { returnedGoods }: { readonly returnedGoods: string }) =>
  refund && refund.pieces.length > 0
    ? [{ heading: returnedGoods, lines: refund.pieces.map(({ name, count }) => `${count} × ${name}`) }]
    : []

/** Which papers are attached to the goods' own mail. */
const papersWords = (texts: Record<'invoiceAttached' | 'creditNoteAttached', string>, isCorrected = false) =>
  isCorrected ? [texts.invoiceAttached, texts.creditNoteAttached] : [texts.invoiceAttached]

/** What is said of the guarantee notice that goes with the receipt. */
function noticeWords(
  { legalVersions }: StoredOrder,
  texts: Record<'noticeAttached' | 'placeholderAttached', string>,
  isPlaceholder = false,
): string[] {
  if (!legalVersions.notice) return []
  return [isPlaceholder ? texts.placeholderAttached : texts.noticeAttached]
}

/** What the letters to a customer are written with. */
export type Pen = Omit<LetterFacts, 'statusLink' | 'words'> & {
  readonly language: Language
  readonly texts: (typeof orderMailTexts)[Language]
  readonly links: NonNullable<OrderLetter['links']>
  /** A text with the order's own values in it. */
  readonly filled: (text: string) => string
  /** A letter that begins with the first words. */
  readonly letter: (paragraphs: string[], more?: Partial<OrderLetter>) => OrderLetter
}

const customerLetters: Record<CustomerMail, (pen: Pen) => OrderLetter> = {
  receipt({ hasPlaceholder, language, letter, order, shop, texts }) {
    const { paragraphs, ...money } = receiptWords(order, texts, shop)
    return letter([...paragraphs], {
      heading: texts.receiptHeading,
      ...money,
      ...contents(order, language),
      blocks: [
        { heading: texts.number, lines: [order.number] },
        { heading: texts.shipping, lines: [order.shippingName, deliveryNote(order) ?? ''].filter(Boolean) },
        { heading: texts.payment, lines: [order.paymentName] },
        ...addressBlocks(order, language),
      ],
      notes: [texts.legalAttached, ...noticeWords(order, texts, hasPlaceholder)],
    })
  },
  paid({ letter, order, texts }) {
    return letter(acceptanceOf(order) === 'paid' ? [texts.acceptedNow, deliveryNote(order) ?? ''].filter(Boolean) : [])
  },
  accepted({ language, letter, order, texts }) {
    const period = deliveryNote(order)
    return letter([texts.acceptedNow, ...(period ? [period] : [])], contentsNow(order, language))
  },
  ready: collectLetter,
  collect_reminder: collectLetter,
  shipped({ isCorrected, language, letter, order, texts }) {
    const { trackingNumber: tracking_number, trackingLink: tracking_link, shippingProvider: carrier } = order
    const last = lastParcelPart(order)
    return letter([...last.words, ...papersWords(texts, isCorrected)], {
      ...wayPart({ carrier, tracking_number, tracking_link, ...last.way }, texts),
      ...contentsNow(order, language),
      ...(last.blocks.length > 0 && { blocks: last.blocks }),
    })
  },
  completed({ isCorrected, language, letter, links, noRatings, order, ratings = [], texts }) {
    const words = invitationTexts[language]
    const asked =
      ratings.length === 0
        ? {}
        : {
            notes: [words.rateNote],
            links: [
              ...links,
              ...ratings.map((one) => ({ ...one, label: fill(words.rate, { product: one.label }) })),
              ...(noRatings ? [{ label: words.noRatings, href: noRatings }] : []),
            ],
          }
    return letter(order.isCollection ? papersWords(texts, isCorrected) : [], asked)
  },
  cancelled({ bySystem, filled, hasPaper, letter, order, reason, texts }) {
    return letter([
      ...(order.paid > order.refunded ? [filled(texts.partlyPaid)] : bySystem ? [texts[bySystem]] : []),
      ...(reason ? [fill(texts.reason, { reason })] : []),
      ...(hasPaper ? [texts.creditNoteAttached] : []),
    ])
  },
  refunded({ accountLink, bySystem, filled, hasPaper, language, letter, order, refund, texts }) {
    const words = creditedTexts[language]
    const excluded = excludedPart(language, refund)
    return letter(
      [
        ...refundWay(order, refund?.isPaidOut),
        ...(bySystem ? [texts[bySystem]] : []),
        ...(refund?.credited ? [filled(words.alsoCredited)] : []),
        ...(refund?.credited && !isOver(order.state) && unpaidOf(order) > 0 ? [filled(words.stillOwed)] : []),
        ...excluded.words,
        ...(refund?.message ? [refund.message] : []),
        ...(hasPaper ? [texts.creditNoteAttached] : []),
      ],
      {
        blocks: [...piecesBack(refund, texts), ...excluded.blocks],
        ...(needsAccount(order) && !refund?.isPaidOut && { button: accountButton(order, accountLink) }),
      },
    )
  },
  credited({ filled, hasPaper, language, letter, refund, texts }) {
    const words = creditedTexts[language]
    const excluded = excludedPart(language, refund)
    return letter(
      [
        filled(words.stillOwed),
        ...excluded.words,
        ...(refund?.message ? [refund.message] : []),
        ...(hasPaper ? [texts.creditNoteAttached] : []),
      ],
      { blocks: [...piecesBack(refund, texts), ...excluded.blocks] },
    )
  },
  changed: changedLetter,
  parcel: parcelLetter,
  return_slip({ language, letter, order, returned }) {
    const words = returnSlipTexts[language]
    return letter(returned?.message ? [returned.message] : [], {
      blocks: [
        { heading: words.back, lines: namedPieces(order, returned?.pieces ?? []) },
        ...(returned ? [{ heading: words.to, lines: returned.address }] : []),
      ],
      notes: [words.attached],
    })
  },
  refund_account({ accountLink, letter, order }) {
    return letter([], { button: accountButton(order, accountLink) })
  },
}

/** A mail to the customer, in the order's language. */
export function customerLetter(kind: CustomerMail, facts: LetterFacts): OrderLetter {
  const { order, statusLink, refund } = facts
  const { language } = order
  const texts = orderMailTexts[language]
  const values = {
    number: order.number,
    name: nameOf(order),
    date: dayText(language, order.createdOn),
    since: order.readyOn ? dayText(language, order.readyOn) : '',
    total: formatMoney(priceOf(order), language),
    amount: formatMoney(refund ? refund.cents || (refund.credited ?? 0) : order.refunded, language),
    credited: formatMoney(refund?.credited ?? 0, language),
    partly: formatMoney(order.paid - order.refunded, language),
    payment: order.paymentName,
    owed: formatMoney(unpaidOf(order), language),
  }
  const filled = (text: string) => fill(text, values)
  const button = { label: texts.status, href: statusLink }
  const withdrawal = `${order.origin}${pathOf('withdraw_contract', language)}?contract_reference=${order.number}`
  const links = leavesWithdrawal(order) ? [{ label: texts.withdraw, href: withdrawal }] : []
  const common = { language, button, links }
  const words = facts.words ?? orderWords(wordedAs(kind, order), language)
  const letter = (paragraphs: string[], more: Partial<OrderLetter> = {}): OrderLetter => ({
    ...common,
    subject: filled(words.subject),
    heading: filled(words.subject),
    paragraphs: [filled(words.text), ...(facts.message ? [facts.message] : []), ...paragraphs],
    ...more,
  })
  return customerLetters[kind]({ ...facts, language, texts, links, filled, letter })
}

const workOnOrder: Readonly<Record<Language, string>> = {
  de: 'Bestellung bearbeiten',
  en: 'Work on the order',
  fr: 'Traiter la commande',
}

/** A mail to the shop, in the language that it reads. */
export function shopLetter(kind: ShopMail, { shop, order }: LetterFacts): OrderLetter {
  const { language } = shop
  const texts = orderMailTexts[language]
  const values = { number: order.number, name: nameOf(order), total: formatMoney(order.total, language) }
  const account = shopAccountTexts[language]
  const words = {
    shop: [texts.shopSubject, texts.shopText],
    shop_attention: [texts.attentionSubject, texts.attentionText],
    shop_account: [account.accountSubject, account.accountText],
  } as const satisfies Record<ShopMail, readonly [string, string]>
  const [subject, text] = words[kind].map((one) => fill(one, values)) as [string, string]
  return {
    language,
    subject,
    heading: subject,
    paragraphs: [text],
    facts: [
      [texts.number, order.number],
      [texts.date, dayText(language, order.createdOn)],
      [texts.customer, order.customerEmail],
      [texts.payment, paymentMethodName(order.paymentMethod, language)],
    ],
    button: { label: workOnOrder[language], href: `${order.origin}/admin/ecommerce_order/${order.id}` },
    ...contents(order, language),
    blocks: [
      ...addressBlocks(order, language),
      ...(order.comment ? [{ heading: texts.comment, lines: unlinked(order.comment).split('\n') }] : []),
    ],
  }
}
