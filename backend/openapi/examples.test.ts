import { expect, test } from 'vitest'
import { openApiDocument, operations, plainOperations } from './document.ts'
import { answersJson, isLoose, recordedExamples } from './parts/recorded-examples.ts'
import { documentCheck } from './sample-answer-check.ts'

const PAGE = 'It answers people with a page.'
const PAYMENT = 'Only a payment service calls it, which reads nothing but the status.'
const NONE_THERE = 'No test with the whole product has one of these.'
const PART_ALONE = 'Its tests call a part of the product, not the product.'

/** Calls that have no example of their answer, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  openapi: 'It is the document itself.',
  ...{ answer_reservation: PAGE, give_up_place: PAGE },
  ...{ klarna_tells: PAYMENT, paypal_tells: PAYMENT },
  ...{
    note_consent: PART_ALONE,
  },
  ...{ read_backup: PART_ALONE, read_setting: PART_ALONE, change_setting: PART_ALONE },
  ...{
    change_ecommerce_missed_search: NONE_THERE,
    change_event_signup: NONE_THERE,
    change_scheduled_change: NONE_THERE,
  },
  ...{ read_consent_banner: NONE_THERE, read_customer_answer: NONE_THERE, read_customer_note: NONE_THERE },
  ...{ read_ecommerce_invoice: NONE_THERE, read_ecommerce_payment_attempt: NONE_THERE, read_stock_notice: NONE_THERE },
  ...{ read_ecommerce_rating_objection: NONE_THERE, read_ecommerce_rating_report: NONE_THERE },
  ...{ read_question_assignment: NONE_THERE, read_visit_count: NONE_THERE },
}

/** Calls that take nothing in particular, and why. */
const TAKES_NOTHING: Readonly<Record<string, string>> = {
  test_connection: 'Without values it tries those that are stored.',
}

test('every example of an answer fits what the document says of it', () => {
  const check = documentCheck()
  const misfits = operations().flatMap((operation) => {
    const { id, answer } = operation
    if (answer.example === undefined) return []
    const problem = check.problemOf(operation, answer.status ?? 200, answer.example)
    return problem ? [`${id}: ${problem}`] : []
  })
  expect(misfits).toEqual([])
})

test('every call that answers JSON has an example of it, unless it is named with a reason', () => {
  const without = operations().filter((operation) => answersJson(operation) && operation.answer.example === undefined)
  expect(without.map(({ id }) => id).toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})

test('every example of what a call takes says something, unless it is named with a reason', () => {
  const loose = operations().filter(isLoose)
  expect(loose.map(({ id }) => id).toSorted()).toEqual(Object.keys(TAKES_NOTHING).toSorted())
})

test('what was recorded is of calls that there are: after a change of their names `npm run docs:examples` writes it anew', () => {
  const told = new Set(plainOperations().map(({ id }) => id))
  expect(Object.keys(recordedExamples).filter((id) => !told.has(id))).toEqual([])
})

test('examples hold no secret, no person and no moment of the run', () => {
  const text = JSON.stringify(recordedExamples)
  for (const pattern of [/sfk_(?!Zm9y)/, /whsec_(?!Zm9y)/, /"eyJ(?!0eXAiOiJKV1QifQ\.e30\.x)/, /\$argon2|\$scrypt/])
    expect(pattern.exec(text)?.[0]).toBeUndefined()
  const moments = [...text.matchAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)].map(([moment]) => moment)
  expect(new Set(moments)).toEqual(new Set(['2026-11-23T10:00:00.000Z']))
  const mails = [...text.matchAll(/[\w.+-]+@([\w.-]+)/g)].map(([, host = '']) => host)
  expect(mails.filter((host) => !/(^|\.)example(\.org|\.com)?$/.test(host))).toEqual([])
})

test('the document with its examples is not larger than a megabyte and a half', () => {
  expect(JSON.stringify(openApiDocument('1')).length).toBeLessThan(1_500_000)
})
