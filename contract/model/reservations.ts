import { reservationStates } from '#domain/reservations/reservation-states.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import { boolean, choice, datetime, integer, longText, m2o, partOf, text } from './field.ts'

/** Pieces that a branch keeps for somebody who comes to look: no contract. Written by the calls about reservations alone. */
export const reservations = [
  collection('ecommerce_reservation', {
    search: ['code', 'name', 'email', 'product_name', 'reference_number'],
    unique: [['uuid']],
    indices: [
      ['project', 'state', 'comes_on'],
      ['project', 'email'],
      ['project', 'code'],
      ['state', 'held_until'],
      ['branch', 'comes_on'],
      ['expires_on'],
    ],
    fields: {
      project: partOf('project'),
      uuid: text({ required: true, max: 36 }),
      /** Six characters by which people speak of it. */
      code: text({ required: true, max: 6 }),
      state: choice(reservationStates, { required: true, default: 'asked' }),
      product: m2o('ecommerce_product'),
      variant: m2o('ecommerce_product_variant'),
      /** Name and reference number as the visitor saw them: they outlive the product. */
      product_name: text({ required: true, max: 600 }),
      reference_number: text({ max: 200 }),
      pieces: integer({ required: true, default: 1, min: 1, max: 100 }),
      branch: m2o('branch'),
      branch_name: text({ required: true }),
      /** When the visitor wants to come. */
      comes_on: datetime({ required: true }),
      /** Until when the pieces are kept. */
      held_until: datetime({ required: true }),
      /** Whether the pieces are out of the stock of the branch. */
      held: boolean(true),
      /** Once is all that the end may be put off. */
      prolonged: boolean(),
      language: choice(languages, { required: true }),
      /** Where the links of its mails lead. */
      origin: text({ required: true, max: 300 }),
      name: text({ required: true }),
      email: text({ required: true, max: 254, format: 'email' }),
      phone: text({ max: 40 }),
      /** What the branch offers instead of a piece that is not there. */
      alternative: longText({ max: 2000 }),
      /** Hash of the caller's address, for the number of open ones; gone with the end. */
      address_key: text({ secret: true, max: 64 }),
      /** How often its day was changed: calendars take the newest. */
      changes: integer({ required: true, default: 0 }),
      /** When the branch has answered. */
      answered_on: datetime(),
      /** When the branch was told of a change, from where on it has time again to answer; null where nothing was changed. */
      asked_on: datetime(),
      reminded_on: datetime(),
      created_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
    },
  }),
].flat()
