import type { Database } from '../db/database.ts'
import type { Attachment, AttachmentSource } from '../mail/mail.ts'
import { readReturnSlip } from '../orders/send-return-slip.ts'
import { packingSlipTexts } from '../orders/staff/packing-slip-texts.ts'
import type { Project } from '../project/project.ts'
import { sellerOf } from '../shop/seller.ts'
import { readOrder } from '../shop/stored-order.ts'

/** The return slip of an order, as a mail keeps it. */
export const returnSlipSource = (order: number, event: number): AttachmentSource => ({
  paper: 'return_slip',
  order,
  event,
})

/** A return slip of an order as PDF, by the entry of its log; undefined where there is none, or no company that it goes to. */
export async function returnSlipPaper(db: Database, id: number, event: number): Promise<Attachment | undefined> {
  const slip = await readReturnSlip(db, id, event)
  const order = slip && (await readOrder(db, id))
  const seller = order && (await sellerOf(db, { id: order.project } as Project, order.language))
  if (!seller) return undefined
  const { packingSlips } = await import('../orders/staff/packing-slip.ts')
  const content = await packingSlips([{ order, seller, returned: slip?.pieces }])
  return {
    filename: `${packingSlipTexts[order.language].returnTitle} ${order.number}.pdf`,
    type: 'application/pdf',
    content,
  }
}
