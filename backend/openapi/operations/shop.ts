import { MISSING_RULES } from '#contract/model/till.ts'
import { DATED_BY_CHANGES, MOST_DATED } from '#contract/wire/last-changes.ts'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { reservationMoveSchema } from '../../bodies/reservation-body.ts'
import { countSchema, moveSchema } from '../../bodies/stock-bodies.ts'
import { facetsAnswer, searchMeta } from '../answers/admin-answers.ts'
import { answeredAs, type JsonSchema, listOf, schemaNamed, takenAs } from '../parts/json-schema.ts'
import { dataOf, type Operation, pathParameter, queryParameter } from '../parts/operation.ts'

const text: JsonSchema = { type: 'string' }
const whole: JsonSchema = { type: 'integer' }
const accepted: JsonSchema = schemaNamed('Accepted')

/** What visitors ask by a form, with the approval of the privacy notice. */
const form = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: { project: text, language: text, privacy: { type: 'boolean' }, ...properties },
  required: ['project', ...required],
})

const visitor = { project: 'juwelier.example', language: 'de', privacy: true }

/** Lists, search, stock, reservations and what visitors ask. (SPEC 7) */
export const shopOperations: readonly Operation[] = [
  {
    id: 'list_products',
    tag: 'catalogue',
    method: 'get',
    path: '/ecom/facets',
    summary: 'The products of a list and how many each other filter would leave',
    needs: 'nobody',
    parameters: [
      ...['category', 'manufacturers', 'subcategories', 'attributes', 'branches', 'tag', 'q', 'sort', 'language'].map(
        (name) => queryParameter(name, text),
      ),
      ...['price_from', 'price_to'].map((name) => queryParameter(name, { type: 'number' }, 'Euro')),
      queryParameter('reduced', { type: 'string', enum: ['true'] }, 'Only goods at a reduced price'),
      queryParameter('in_stock', { type: 'string', enum: ['true'] }, 'Only goods of which there are pieces'),
      queryParameter('tag_id', whole, 'Only goods with this tag, by its id'),
      ...['page', 'limit'].map((name) => queryParameter(name, whole)),
    ],
    answer: { schema: answeredAs(facetsAnswer) },
  },
  {
    id: 'list_related_products',
    tag: 'catalogue',
    method: 'get',
    path: '/ecom/related',
    summary: 'What goes with products, chosen by hand and by the rules of the shop',
    needs: 'nobody',
    parameters: [
      { ...queryParameter('products', text, 'Ids with commas between them, at most 50'), example: '1,2' },
      queryParameter('fields', { enum: ['id'] }, 'The ids alone, instead of all that cards of them say'),
    ],
    answer: {
      schema: {
        type: 'object',
        properties: { data: listOf(schemaNamed('ecommerce_product')), public: { const: true } },
        required: ['data'],
        additionalProperties: false,
      },
    },
  },
  {
    id: 'last_changes',
    tag: 'catalogue',
    method: 'get',
    path: '/ecom/last-changes',
    summary: 'The days on which records were last changed, for sitemaps',
    needs: 'nobody',
    parameters: [
      { ...queryParameter('collection', { enum: DATED_BY_CHANGES }), example: 'ecommerce_product' },
      { ...queryParameter('ids', text, `At most ${MOST_DATED}, separated by commas`), example: '1,2' },
    ],
    answer: {
      schema: {
        type: 'object',
        properties: {
          data: { type: 'object', additionalProperties: { type: 'string', format: 'date' } },
          public: { const: true },
        },
        required: ['data'],
        additionalProperties: false,
      },
    },
  },
  {
    id: 'till_files',
    tag: 'catalogue',
    method: 'get',
    path: '/ecom/till',
    summary: 'The last file of the till for each place, and what became of it',
    needs: 'key',
    answer: { schema: dataOf(listOf({ type: 'object' })) },
  },
  {
    id: 'till_file',
    tag: 'catalogue',
    method: 'post',
    path: '/ecom/till',
    summary: 'Takes pieces and prices from a file of the till: CSV, XLSX or XML',
    needs: 'key',
    parameters: [
      queryParameter('branch', text, 'The address of a branch, or parcels; the main one unless given'),
      queryParameter('missing', { enum: MISSING_RULES }, 'What becomes of goods that the file does not name'),
      queryParameter('every', { type: 'number' }, 'Hours in which the next file comes'),
      { ...queryParameter('trial', { enum: ['yes', 'no'] }, 'Only answers what would change'), example: 'yes' },
      queryParameter('force', { enum: ['yes', 'no'] }, 'Takes a file that names fewer than half of what lies there'),
    ],
    body: { type: 'text/csv', example: 'reference_number;stock\nTW-40-BL;3\n' },
    answer: { schema: dataOf({ type: 'object' }) },
  },
  {
    id: 'search',
    tag: 'catalogue',
    method: 'get',
    path: '/ecom/search',
    summary: 'Products and pages by what a visitor types',
    needs: 'nobody',
    parameters: [
      { ...queryParameter('q', text), example: 'ring' },
      queryParameter('language', text),
      queryParameter('limit', whole),
    ],
    answer: {
      schema: {
        type: 'object',
        properties: {
          data: listOf(schemaNamed('ecommerce_product')),
          meta: answeredAs(searchMeta),
          public: { const: true },
        },
        required: ['data', 'meta'],
        additionalProperties: false,
      },
    },
  },
  {
    id: 'count_stock',
    tag: 'stock',
    method: 'post',
    path: '/ecom/stock',
    summary: 'How many pieces lie at a place; 409 where it is not `was` any more',
    needs: 'key',
    body: {
      schema: takenAs(countSchema),
      example: { product: 1, branch: 1, pieces: 4, was: 3, reason: 'Inventur' },
    },
    answer: { schema: dataOf(schemaNamed('StockStanding')) },
  },
  {
    id: 'move_stock',
    tag: 'stock',
    method: 'post',
    path: '/ecom/stock/move',
    summary: 'Carries pieces to another place; null is the stock of parcels',
    needs: 'key',
    body: { schema: takenAs(moveSchema), example: { product: 1, branch: 1, to: null, pieces: 1 } },
    answer: { schema: dataOf(schemaNamed('StockStanding')) },
  },
  {
    id: 'stock_log',
    tag: 'stock',
    method: 'get',
    path: '/ecom/stock/log/{product}',
    summary: 'What became of the pieces of a product, the newest first',
    needs: 'account',
    parameters: [pathParameter('product', 1), queryParameter('limit', whole), queryParameter('page', whole)],
    answer: { schema: dataOf(listOf(schemaNamed('StockLogEntry'))) },
  },
  {
    id: 'ask_about_product',
    tag: 'forms',
    method: 'post',
    path: '/ecom/request',
    summary: 'Asks about a product',
    needs: 'nobody',
    body: {
      schema: form(
        { product: whole, variant: whole, name: text, email: text, phone: text, message: text, branch: whole },
        ['product', 'name', 'email'],
      ),
      example: { ...visitor, product: 1, name: 'Anna Muster', email: 'anna@example.org', message: 'Noch da?' },
    },
    answer: { schema: accepted },
  },
  {
    id: 'reserve',
    tag: 'forms',
    method: 'post',
    path: '/ecom/reservation',
    summary: 'Reserves pieces at a branch; `at` is a time on a clock in Germany',
    needs: 'nobody',
    body: {
      schema: form(
        {
          product: whole,
          variant: whole,
          branch: whole,
          pieces: whole,
          at: text,
          name: text,
          email: text,
          phone: text,
        },
        ['product', 'branch', 'at', 'name', 'email'],
      ),
      example: {
        ...visitor,
        product: 1,
        branch: 1,
        at: '2026-11-28T11:00',
        name: 'Anna Muster',
        email: 'anna@example.org',
      },
    },
    answer: {
      schema: {
        type: 'object',
        properties: {
          status: { const: 'ok' },
          public: { const: true },
          code: text,
          status_path: text,
          held_until: { type: 'string', format: 'date-time' },
        },
        required: ['code', 'status_path', 'held_until'],
        additionalProperties: false,
      },
    },
    fails: 'Refusal',
  },
  {
    id: 'move_reservation',
    tag: 'stock',
    method: 'post',
    path: '/ecom/reservations/{id}/state',
    summary: 'What a branch does about a reservation',
    needs: 'key',
    parameters: [pathParameter('id', 1)],
    body: { schema: takenAs(reservationMoveSchema), example: { state: 'ready' } },
    answer: { schema: schemaNamed('ReservationStanding') },
    fails: 'Refusal',
  },
  {
    id: 'contact',
    tag: 'forms',
    method: 'post',
    path: '/forms/contact',
    summary: 'Sends a message to the shop',
    needs: 'nobody',
    body: {
      schema: form({ name: text, email: text, message: text, branch: whole }, ['email', 'message']),
      example: { ...visitor, name: 'Anna Muster', email: 'anna@example.org', message: 'Haben Sie Trauringe?' },
    },
    answer: { schema: accepted },
  },
  {
    id: 'newsletter',
    tag: 'forms',
    method: 'post',
    path: '/forms/newsletter',
    summary: 'Asks for the newsletter; a mail asks to confirm',
    needs: 'nobody',
    body: {
      schema: form({ email: text, form_version: text }, ['email', 'form_version']),
      example: { ...visitor, email: 'anna@example.org', form_version: newsletterConsentVersion },
    },
    answer: { schema: accepted },
  },
  {
    id: 'signUp',
    tag: 'forms',
    method: 'post',
    path: '/forms/event',
    summary: 'Signs up for an event; a mail tells who comes, who waits and who was on the list already',
    needs: 'nobody',
    body: {
      schema: form({ event: whole, name: text, email: text, phone: text, persons: whole }, ['event', 'name', 'email']),
      example: { ...visitor, event: 1, name: 'Anna Muster', email: 'anna@example.org', persons: 2 },
    },
    answer: { schema: accepted },
    fails: 'Refusal',
  },
  {
    id: 'stockNotice',
    tag: 'forms',
    method: 'post',
    path: '/forms/stock-notice',
    summary: 'Asks to be told once by mail when sold-out goods are back; a mail asks to confirm',
    needs: 'nobody',
    body: {
      schema: form({ product: whole, variant: whole, email: text }, ['product', 'email']),
      example: { ...visitor, product: 1, email: 'anna@example.org' },
    },
    answer: { schema: accepted },
    fails: 'Refusal',
  },
]
