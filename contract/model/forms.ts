import { consentLogActions } from '#domain/consent/consent-log.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import { choice, datetime, json, longText, m2o, partOf, text } from './field.ts'

const language = () => choice(languages, { required: true })
const email = () => text({ required: true, max: 254, format: 'email' })

/** What visitors sent through the contact form or ask about a product, who wants the newsletter, and the proof of consents. */
export const forms = [
  collection('contact_request', {
    indices: [['project', 'created_on'], ['expires_on']],
    fields: {
      project: partOf('project'),
      state: choice(['new', 'done', 'spam'], { required: true, default: 'new' }),
      language: language(),
      name: text({ required: true }),
      email: email(),
      message: longText({ required: true, max: 20_000 }),
      /** The branch that is meant, if the visitor named one: it is told too. */
      branch: m2o('branch'),
      /** The mail that told the shop. */
      mail: m2o('mail'),
      created_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
    },
  }),
  collection('ecommerce_request', {
    indices: [['project', 'created_on'], ['expires_on']],
    fields: {
      project: partOf('project'),
      product: m2o('ecommerce_product'),
      variant: m2o('ecommerce_product_variant'),
      /** Name and reference number as the visitor saw them: they outlive the product. */
      product_name: text({ required: true, max: 600 }),
      reference_number: text({ max: 200 }),
      state: choice(['new', 'done', 'spam'], { required: true, default: 'new' }),
      language: language(),
      name: text({ required: true }),
      email: email(),
      phone: text({ max: 40 }),
      message: longText({ max: 20_000 }),
      /** The branch that is meant, if the visitor named one: it is told too. */
      branch: m2o('branch'),
      /** The mail that told the shop. */
      mail: m2o('mail'),
      created_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
    },
  }),
  /** What the shop wrote back by mail: written once, never changed; goes with what it answers. */
  collection('customer_answer', {
    owners: ['contact_request', 'product_request'],
    standalone: true,
    checks: ['("contact_request" is null) <> ("product_request" is null)'],
    fields: {
      contact_request: partOf('contact_request', { required: false }),
      product_request: partOf('ecommerce_request', { required: false }),
      /** Who wrote it, while there is the account. */
      user: m2o('users'),
      message: longText({ required: true, max: 14_000 }),
      mail: m2o('mail'),
      created_on: datetime({ required: true }),
    },
  }),
  /** Who of the staff looks after a question. */
  collection('question_assignment', {
    owners: ['contact_request', 'product_request'],
    standalone: true,
    unique: [['contact_request'], ['product_request']],
    checks: ['("contact_request" is null) <> ("product_request" is null)'],
    fields: {
      contact_request: partOf('contact_request', { required: false }),
      product_request: partOf('ecommerce_request', { required: false }),
      user: partOf('users'),
      created_on: datetime({ required: true }),
    },
  }),
  /** What staff note of a customer, whom nothing but the address names. */
  collection('customer_note', {
    unique: [['project', 'email']],
    indices: [['expires_on']],
    fields: {
      project: partOf('project'),
      /** In small letters. */
      email: text({ required: true, max: 254, format: 'email' }),
      note: longText({ required: true, max: 5000 }),
      updated_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
    },
  }),
  /** What visitors say against a published rating (Art. 16 DSA). */
  collection('ecommerce_rating_report', {
    indices: [['project', 'created_on'], ['expires_on']],
    fields: {
      project: partOf('project'),
      rating: m2o('ecommerce_product_rating'),
      /** Product and words of the rating as they were: they outlive it. */
      product_name: text({ required: true, max: 600 }),
      rating_text: longText({ max: 3000 }),
      state: choice(['new', 'stays', 'removed', 'spam'], { required: true, default: 'new' }),
      /** What was decided and why, for who reported it. */
      decision: longText({ max: 2000 }),
      language: language(),
      name: text({ required: true }),
      email: email(),
      message: longText({ required: true, max: 20_000 }),
      /** The mail that told the shop. */
      mail: m2o('mail'),
      created_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
    },
  }),
  /** Who wants to be asked for no rating any more: the address only as a hash under a key of the project, for it outlives every order. */
  collection('ecommerce_rating_objection', {
    unique: [['project', 'address_key']],
    fields: {
      project: partOf('project'),
      address_key: text({ required: true, secret: true, max: 64 }),
      created_on: datetime({ required: true }),
    },
  }),
  collection('newsletter_subscription', {
    unique: [['project', 'email'], ['token_hash'], ['leave_token']],
    indices: [['expires_on']],
    fields: {
      project: partOf('project'),
      email: email(),
      language: language(),
      state: choice(['pending', 'active', 'ended'], { required: true, default: 'pending' }),
      /** SHA-256 of the token in the mail that asks for confirmation. */
      token_hash: text({ secret: true, max: 64 }),
      token_expires_on: datetime(),
      /** Stands in the unsubscribe link of every mail; it can do nothing else. */
      leave_token: text({ required: true, secret: true, max: 64 }),
      created_on: datetime({ required: true }),
      /** Empty while the subscription is active. */
      expires_on: datetime(),
    },
  }),
  /** What the cookie banner said and offered, kept as long as a decision refers to it. */
  collection('consent_banner', {
    unique: [['project', 'version']],
    fields: {
      project: partOf('project'),
      version: text({ required: true, max: 20 }),
      language: language(),
      text: longText({ required: true, max: 100_000 }),
      created_on: datetime({ required: true }),
    },
  }),
  /** The proof of decisions in the cookie banner: a random id and no address. Written once, never changed. */
  collection('consent_log', {
    indices: [['project', 'visitor'], ['expires_on']],
    fields: {
      project: partOf('project'),
      visitor: text({ required: true, max: 32 }),
      banner_version: text({ required: true, max: 20 }),
      action: choice(consentLogActions, { required: true }),
      choices: json('object', { required: true, max: 4000 }),
      language: language(),
      created_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
    },
  }),
  /** The proof of consent to the newsletter: written once, never changed, deleted together with the subscription. */
  collection('newsletter_event', {
    owners: ['subscription'],
    fields: {
      subscription: partOf('newsletter_subscription'),
      kind: choice(['requested', 'confirmed', 'left'], { required: true }),
      created_on: datetime({ required: true }),
      /** What told of it where it was not the person's own click: a newsletter tool, a list of addresses, a program's call. */
      through: text({ max: 40 }),
      /** Hash of the caller's address and the subscription's leave token. */
      address_hash: text({ max: 64 }),
      form_version: text({ max: 20 }),
      /** The words of consent that the form showed. */
      form_text: longText({ max: 2000 }),
      /** The mail of this event; its Message-ID outlives the stored mail. */
      message_id: text(),
      mail_text: longText({ max: 100_000 }),
    },
  }),
].flat()
