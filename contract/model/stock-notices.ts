import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import { choice, datetime, longText, m2o, partOf, text } from './field.ts'

/** Who wants to be told by mail that goods are back, with the proof of the consent. Written by its calls alone. */
export const stockNotices = [
  collection('stock_notice', {
    search: ['email', 'product_name'],
    unique: [['uuid'], ['project', 'email', 'open_key']],
    indices: [['project', 'created_on'], ['state', 'id'], ['product', 'state'], ['expires_on']],
    fields: {
      project: partOf('project'),
      uuid: text({ required: true, max: 36 }),
      product: m2o('ecommerce_product', { onDelete: 'cascade' }),
      /** Empty: the product itself, or any of its variants. */
      variant: m2o('ecommerce_product_variant', { onDelete: 'cascade' }),
      /** Its name as the visitor saw it. */
      product_name: text({ required: true, max: 600 }),
      email: text({ required: true, max: 254, format: 'email' }),
      state: choice(['pending', 'active', 'sent', 'ended'], { required: true, default: 'pending' }),
      language: choice(languages, { required: true }),
      /** Where the links of its mails lead. */
      origin: text({ required: true, max: 300 }),
      /** The goods while somebody waits for them, so that nobody does twice; empty afterwards. */
      open_key: text({ max: 40 }),
      /** The words of consent that the form showed. */
      form_text: longText({ required: true, max: 2000 }),
      /** Hashes of the addresses that the request and the confirmation came from, under the record's own uuid. */
      asked_hash: text({ max: 64 }),
      confirmed_hash: text({ max: 64 }),
      /** The Message-ID of the mail that asked for the confirmation. */
      message_id: text(),
      created_on: datetime({ required: true }),
      /** When the link in the mail was followed. */
      answered_on: datetime(),
      /** When the mail that the goods are back was queued. */
      sent_on: datetime(),
      /** Until when pieces are left to who was told; empty once the goods are gone. */
      share_until: datetime(),
      expires_on: datetime({ required: true }),
    },
  }),
].flat()
