/** The mails of an order by what they are for: those to the customer. */
export const customerMails = [
  'receipt',
  'paid',
  'accepted',
  'ready',
  'collect_reminder',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'credited',
  'refund_account',
  'changed',
  'parcel',
  'return_slip',
] as const

/** Those to the shop. */
export const shopMails = ['shop', 'shop_attention', 'shop_account'] as const

export type CustomerMail = (typeof customerMails)[number]
export type ShopMail = (typeof shopMails)[number]
