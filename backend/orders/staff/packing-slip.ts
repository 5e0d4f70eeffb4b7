import { qrModules } from '#domain/look/qr-code.ts'
import type { Parcel, ParcelPieces } from '#domain/orders/parcels.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { localeOf } from '#domain/texts/language.ts'
import { dayText } from '../../day-text.ts'
import { letterAddress } from '../../invoices/invoice-data.ts'
import { createPaper, type Paper, type PaperColumn } from '../../papers/paper.ts'
import { deliveryNote } from '../../shop/delivery-note.ts'
import type { Seller } from '../../shop/seller.ts'
import type { StoredLine, StoredOrder } from '../../shop/stored-order.ts'
import { packingSlipTexts } from './packing-slip-texts.ts'
import type { SlipStop } from './slip-stop.ts'

const COLUMNS: PaperColumn[] = [{ share: 0.1, align: 'right' }, { share: 0.04 }, { share: 0.58 }, { share: 0.28 }]

/** An order, and who sends it in the order's language. */
export interface SlipOf {
  readonly order: StoredOrder
  readonly seller: Seller
  /** The one parcel of it that is meant; all that the order has where none is. */
  readonly parcel?: Parcel | undefined
  /** Why it must not leave the house, if anything keeps it. */
  readonly stop?: SlipStop | undefined
  /** The pieces that come back, of a slip for the customer's parcel to the shop. */
  readonly returned?: readonly ParcelPieces[] | undefined
}

/**
 * The papers that go into parcels, in one file, each from a page of its own: what lies in it and for whom, without a price and without
 * what was withdrawn from. One that must not go says so in large letters.
 */
export function packingSlips(slips: readonly [SlipOf, ...SlipOf[]]): Promise<Buffer> {
  const [{ order, seller, returned }] = slips
  const { title: sent, returnTitle } = packingSlipTexts[order.language]
  const title = returned ? returnTitle : sent
  const paper = createPaper({
    title: `${title} ${slips.map((slip) => slip.order.number).join(', ')}`,
    author: seller.name,
    language: localeOf[order.language],
    date: order.createdOn,
    footer: footOf(seller),
    isStack: slips.length > 1,
  })
  for (const [index, slip] of slips.entries()) {
    if (index > 0) paper.newPage(footOf(slip.seller))
    if (slip.returned) writeReturnHead(paper, slip)
    else writeHead(paper, slip)
    writeLines(paper, slip)
  }
  return paper.finish()
}

const footOf = (seller: Seller) =>
  [senderOf(seller), [seller.phone, seller.email].filter(Boolean).join(' · ')].filter(Boolean)

const senderOf = (seller: Seller) => [seller.name, seller.street, seller.place].filter(Boolean).join(' · ')

function writeHead(paper: Paper, { order, seller, parcel, stop }: SlipOf): void {
  const { language, number, createdOn, isCollection, branch } = order
  const texts = packingSlipTexts[language]
  const tracking = parcel ? parcel.tracking_number : order.trackingNumber
  const facts: (readonly [string, string])[] = [
    [texts.order, number],
    [texts.date, dayText(language, createdOn)],
    ...(tracking ? [[texts.tracking, tracking] as const] : []),
    [texts.how, isCollection ? [order.shippingName, branch?.name].filter(Boolean).join(', ') : order.shippingName],
  ]
  paper.text(seller.name, { size: 16, bold: true, after: 0 })
  paper.block([senderOf(seller)], 0, 128, { size: 7, grey: true })
  paper.block(letterAddress(order.shippingAddress, language), 0, 142, { size: 11 })
  const labels = facts.map(([label]) => label)
  paper.block(labels, 260, 142, { grey: true })
  paper.block(
    facts.map(([, value]) => value),
    350,
    142,
  )
  paper.at(258).text(`${texts.title} ${number}`, { size: 18, bold: true, after: 14 })
  if (!stop) return
  const stays = isCollection ? texts.notHandedOver : texts.notSent
  paper.rule(8).text(`${texts[stop.why]} – ${stays}`, { size: 20, bold: true, after: stop.part ? 2 : 8 })
  if (stop.part) paper.text(stop.part, { after: 8 })
  paper.rule(14)
}

/** To the shop from the customer, with the number of the order to be read by a machine. */
function writeReturnHead(paper: Paper, { order, seller }: SlipOf): void {
  const { language, number, createdOn, shippingAddress } = order
  const texts = packingSlipTexts[language]
  const customer = letterAddress(shippingAddress, language)
  paper.block([customer.join(' · ')], 0, 128, { size: 7, grey: true })
  paper.block([seller.name, seller.street, seller.place], 0, 142, { size: 11 })
  paper.block([texts.order, texts.date], 260, 142, { grey: true })
  paper.block([number, dayText(language, createdOn)], 350, 142)
  paper.squares(qrModules(number), 360, 172, 84)
  paper.at(258).text(`${texts.returnTitle} ${number}`, { size: 18, bold: true, after: 14 })
  paper.text(texts.returnHelp, { after: 14 })
}

const countIn = ({ id, count, returned }: StoredLine, parcel: Pick<Parcel, 'pieces'> | undefined) =>
  parcel ? (parcel.pieces.find(({ line }) => line === id)?.count ?? 0) : count - returned

/** A line with what is told of it; `stays`: why none of it is packed. */
function writeLine(paper: Paper, language: StoredOrder['language'], line: StoredLine, stays: string | undefined): void {
  const details = [
    stays ?? '',
    line.variantName ?? '',
    ...line.personalization.map(({ name, value }) => `${name}${colonIn[language]} ${value}`),
  ]
  const shown = details.filter(Boolean)
  paper.row(COLUMNS, [stays ? '–' : `${line.count} ×`, '', line.name, line.referenceNumber ?? ''], {
    bold: !stays,
    grey: Boolean(stays),
    after: shown.length > 0 ? 1 : 8,
  })
  shown.forEach((detail, index) => {
    paper.row(COLUMNS, ['', '', detail, ''], { size: 9, grey: true, after: index === shown.length - 1 ? 8 : 1 })
  })
}

function writeLines(paper: Paper, { order, parcel, returned, stop }: SlipOf): void {
  const { language, comment } = order
  const lines = order.lines
    .map((line) => ({ ...line, count: countIn(line, returned ? { pieces: returned } : parcel) }))
    .filter(({ count }) => count > 0)
  const texts = packingSlipTexts[language]
  if (lines.length === 0) {
    paper.text(texts.nothing)
    return
  }
  const why = stop && texts[stop.why === 'partlyWithdrawn' ? 'withdrawn' : stop.why]
  const stays = ({ id }: StoredLine) => (stop?.lines.includes(id) ? why : undefined)
  paper.row(COLUMNS, [texts.count, '', texts.item, texts.reference], { size: 9, grey: true }).rule(8)
  for (const line of lines) writeLine(paper, language, line, stays(line))
  paper.rule(10)
  const pieces = lines.reduce((sum, line) => sum + (stays(line) ? 0 : line.count), 0)
  paper.row(COLUMNS, [`${pieces} ×`, '', texts.pieces, ''], { bold: true, after: 14 })
  if (returned) {
    paper.text(texts.reason, { after: 28 }).rule(22).rule()
    return
  }
  const goes = !stop || pieces > 0
  const period = goes && deliveryNote(order)
  if (period) paper.text(period)
  if (goes && order.presentWrap) paper.text(`☐ ${texts.wrap}`, { bold: true })
  if (comment) paper.text(`${texts.comment} ${comment}`)
  if (!goes) return
  if (parcel) paper.text(texts.part)
  paper.text('', { after: 8 }).text(texts.thanks)
}
