import { moneySchema, orderMoveSchema, parcelSchema, refundSchema } from '../../bodies/order-bodies.ts'
import { agreedLinesSchema, changedLinesSchema } from '../../orders/placing/changed-body.ts'
import { lineSchema, quoteSchema } from '../../orders/placing/order-body.ts'
import { type JsonSchema, objectOf, schemaNamed, takenAs } from '../parts/json-schema.ts'
import { type Operation, type Parameter, pathParameter } from '../parts/operation.ts'

const text: JsonSchema = { type: 'string' }
const id = pathParameter('id', 1)
const token = pathParameter('token', '7f0b…', text)

const lines = [{ product: 1, variant: null, count: 1, personalization: {} }]
const quoted = takenAs(quoteSchema).properties as { readonly lines: JsonSchema }
const taken = { ...quoted, project: text, lines: { ...quoted.lines, items: takenAs(lineSchema) } }

const address: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(
    [
      ...['salutation', 'company', 'vat_id', 'first_name', 'last_name', 'street', 'number', 'addition', 'zip_code'],
      ...['city', 'country_code', 'phone'],
    ].map((name) => [name, text]),
  ),
  required: ['first_name', 'last_name', 'street', 'number', 'zip_code', 'city', 'country_code'],
}

const anna = {
  first_name: 'Anna',
  last_name: 'Muster',
  street: 'Elbchaussee',
  number: '12 b',
  zip_code: '22765',
  city: 'Hamburg',
  country_code: 'DE',
}

const asked = { project: 'juwelier.example', language: 'de', lines }

const idempotency: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: '8 to 100 letters, digits, `_.:-`: the same key with the same body is one order.',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
}

const standing = { schema: schemaNamed('OrderStanding') }

/** Ordering, and what staff do with orders. (SPEC 7) */
export const orderOperations: readonly Operation[] = [
  {
    id: 'quote',
    tag: 'orders',
    method: 'post',
    path: '/ecom/quote',
    summary: 'What goods cost now, and how they can be sent and paid; nothing is written',
    needs: 'nobody',
    body: {
      schema: { type: 'object', properties: taken, required: ['lines'] },
      example: { ...asked, country: 'DE' },
    },
    answer: { schema: schemaNamed('Quote') },
    fails: 'Refusal',
  },
  {
    id: 'place_order',
    tag: 'orders',
    method: 'post',
    path: '/ecom/order',
    summary: 'Places an order with obligation to pay',
    description: '`total` is what the customer saw: another price is refused with 409 and a new quote.',
    needs: 'nobody',
    parameters: [idempotency],
    body: {
      schema: {
        type: 'object',
        properties: {
          ...taken,
          customerEmail: { type: 'string', format: 'email' },
          shippingAddress: address,
          invoiceAddress: { anyOf: [address, { type: 'null' }] },
          comment: text,
          branch: { type: ['integer', 'null'] },
          presentWrap: { type: ['boolean', 'null'] },
          total: { type: 'number', description: 'Euro' },
        },
        required: ['language', 'lines', 'customerEmail', 'paymentMethod', 'shippingMethod', 'total'],
      },
      example: {
        ...asked,
        customerEmail: 'anna@example.org',
        shippingAddress: anna,
        invoiceAddress: null,
        comment: '',
        paymentMethod: 1,
        shippingMethod: 1,
        presentWrap: false,
        total: 204.9,
      },
    },
    answer: { schema: schemaNamed('PlacedOrder') },
    fails: 'Refusal',
  },
  {
    id: 'read_order',
    tag: 'orders',
    method: 'get',
    path: '/ecom/order/{token}',
    summary: 'An order as its customer sees it, by the link that the customer has',
    needs: 'nobody',
    parameters: [token],
    answer: { schema: schemaNamed('OrderView') },
    fails: 'Refusal',
  },
  {
    id: 'order_standing',
    tag: 'orders',
    method: 'get',
    path: '/ecom/orders/{id}/next',
    summary: 'Where an order stands and may go to',
    needs: 'key',
    parameters: [id],
    answer: standing,
    fails: 'Refusal',
  },
  {
    id: 'note_payment',
    tag: 'orders',
    method: 'post',
    path: '/ecom/orders/{id}/payment',
    summary: 'Notes money that came by bank or in cash',
    needs: 'key',
    parameters: [id],
    body: { schema: takenAs(moneySchema), example: { amount: 204.9, message: 'Überweisung' } },
    answer: standing,
    fails: 'Refusal',
  },
  {
    id: 'move_order',
    tag: 'orders',
    method: 'post',
    path: '/ecom/orders/{id}/state',
    summary: 'Moves an order to another state, with the mail that belongs to it',
    needs: 'key',
    parameters: [id],
    body: { schema: takenAs(orderMoveSchema), example: { state: 'in_preparation' } },
    answer: standing,
    fails: 'Refusal',
  },
  {
    id: 'send_parcel',
    tag: 'orders',
    method: 'post',
    path: '/ecom/orders/{id}/parcels',
    summary: 'Sends a part of an order before the rest, with its mail',
    description:
      'The state stays until the rest is sent by `/state`. `before` are the parcels that were seen to have gone: asked for twice it is sent once.',
    needs: 'key',
    parameters: [id],
    body: {
      schema: takenAs(parcelSchema),
      example: { pieces: [{ line: 1, count: 1 }], before: 0, carrier: 'DHL', tracking_number: '00340434161094' },
    },
    answer: standing,
    maybeRefused: true,
    fails: 'Refusal',
  },
  {
    id: 'quote_lines',
    tag: 'orders',
    method: 'post',
    path: '/ecom/orders/{id}/lines/quote',
    summary: 'What an order would come to with other lines; nothing is written',
    needs: 'key',
    parameters: [id],
    body: { schema: takenAs(changedLinesSchema), example: { lines: [{ line: 1, was: 1, count: 2 }] } },
    answer: { schema: schemaNamed('ChangedLinesView') },
    fails: 'Refusal',
  },
  {
    id: 'change_lines',
    tag: 'orders',
    method: 'post',
    path: '/ecom/orders/{id}/lines',
    summary: 'Changes what was ordered before anything was sent, and confirms the order anew',
    description:
      'Names each line that the order has, with the pieces that were seen (`was`); 0 pieces take one out. `total` is what was seen.',
    needs: 'key',
    parameters: [id],
    body: {
      schema: takenAs(agreedLinesSchema),
      example: { lines: [{ line: 1, was: 1, count: 2 }], added: [], total: 403.9 },
    },
    answer: standing,
    fails: 'Refusal',
  },
  {
    id: 'refund_order',
    tag: 'orders',
    method: 'post',
    path: '/ecom/orders/{id}/refund',
    summary: 'Gives money back the way it came',
    needs: 'key',
    parameters: [id],
    body: { schema: takenAs(refundSchema), example: { amount: 10, message: 'Kratzer', key: 'kasse-4711-1' } },
    answer: standing,
    fails: 'Refusal',
  },
  {
    id: 'declare_withdrawal',
    tag: 'orders',
    method: 'post',
    path: '/ecom/withdrawal',
    summary: 'Declares a withdrawal from a contract (§ 356a BGB)',
    needs: 'nobody',
    body: {
      schema: {
        type: 'object',
        properties: {
          project: text,
          name: text,
          contract_reference: text,
          confirmation_email: { type: 'string', format: 'email' },
          items_text: text,
          language: text,
        },
        required: ['project', 'name', 'contract_reference', 'confirmation_email'],
      },
      example: {
        project: 'juwelier.example',
        name: 'Anna Muster',
        contract_reference: '2026-00001',
        confirmation_email: 'anna@example.org',
        language: 'de',
      },
    },
    answer: {
      schema: objectOf({
        status: { const: 'ok' },
        withdrawal_uuid: { type: 'string', format: 'uuid' },
        received_on: { type: 'string', format: 'date-time' },
        declaration: text,
      }),
    },
  },
]
