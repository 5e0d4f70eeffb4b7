import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CheckoutDraft,
  draftMaxAge,
  draftReducer,
  emptyDraft,
  restoreDraft,
  storedDraft,
} from './checkout-draft.ts'

const filled: CheckoutDraft = {
  customerEmail: 'anna@example.org',
  shippingAddress: { first_name: 'Anna', zip_code: '01067' },
  invoiceAddress: { company: 'Muster GmbH' },
  comment: 'Bitte klingeln',
  paymentMethod: 4,
  shippingMethod: 2,
  shippingCost: 490,
  presentWrap: true,
  branch: 3,
  attempt: { key: '0d4e7c1e-0000-4000-8000-000000000000', of: '123', lines: ['[1,null,[]]'], order: null },
}

test('an empty draft costs no shipping and has no gift wrap', () => {
  expect(emptyDraft).toMatchObject({ shippingCost: 0, presentWrap: false })
})

test('a change sets its fields and leaves the others', () => {
  const draft = draftReducer(filled, { type: 'change', fields: { comment: '', presentWrap: false } })
  expect(draft).toEqual({ ...filled, comment: '', presentWrap: false })
})

test('reset empties every field and clears the storage', () => {
  const draft = draftReducer(filled, { type: 'reset' })
  expect(draft).toEqual(emptyDraft)
  expect(storedDraft(draft, 0)).toBeNull()
})

test('a draft survives being stored with its time and read again', () => {
  const text = storedDraft(filled, 1000)
  expect(JSON.parse(text ?? '')).toMatchObject({ timestamp: 1000 })
  expect(restoreDraft(text, 2000)).toEqual(filled)
})

test('a draft that lay untouched too long is dropped', () => {
  const text = storedDraft(filled, 0)
  expect(restoreDraft(text, draftMaxAge)).toEqual(filled)
  expect(restoreDraft(text, draftMaxAge + 1)).toEqual(emptyDraft)
})

test('what is kept in memory only is not restored', () => {
  const text = JSON.stringify({ ...filled, timestamp: 1, payPal: {}, availableShippingMethods: [] })
  expect(restoreDraft(text, 2)).toEqual(filled)
})

test('damaged fields are empty and the others stay', () => {
  const damaged = {
    ...filled,
    paymentMethod: 99,
    shippingCost: -5,
    comment: {},
    shippingAddress: { city: 7, evil: 'x' },
    attempt: { key: 'short' },
  }
  expect(restoreDraft(JSON.stringify({ ...damaged, timestamp: 1 }), 2)).toEqual({
    ...filled,
    paymentMethod: null,
    shippingCost: 0,
    comment: '',
    shippingAddress: {},
    attempt: null,
  })
})

test('no stored text of any kind makes reading fail', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.record({ timestamp: fc.constant(1), shippingAddress: fc.jsonValue() }).map((value) => JSON.stringify(value)),
      ),
      (text) => {
        expect(Object.keys(restoreDraft(text, 2))).toEqual(Object.keys(emptyDraft))
      },
    ),
  )
})
