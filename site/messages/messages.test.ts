import MessageFormat from '@messageformat/core'
import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/texts/language.ts'
import { messages as consentDe } from '../consent/messages/de.ts'
import { messages as consentEn } from '../consent/messages/en.ts'
import { messages as consentFr } from '../consent/messages/fr.ts'
import { messages as formDe } from '../forms/messages/de.ts'
import { messages as formEn } from '../forms/messages/en.ts'
import { messages as formFr } from '../forms/messages/fr.ts'
import { messages as cartDe } from '../shop/cart/messages/de.ts'
import { messages as cartEn } from '../shop/cart/messages/en.ts'
import { messages as cartFr } from '../shop/cart/messages/fr.ts'
import { messages as checkoutDe } from '../shop/checkout/messages/de.ts'
import { messages as checkoutEn } from '../shop/checkout/messages/en.ts'
import { messages as checkoutFr } from '../shop/checkout/messages/fr.ts'
import { messages as listDe } from '../shop/list/messages/de.ts'
import { messages as listEn } from '../shop/list/messages/en.ts'
import { messages as listFr } from '../shop/list/messages/fr.ts'
import { messages as shopDe } from '../shop/messages/de.ts'
import { messages as shopEn } from '../shop/messages/en.ts'
import { messages as shopFr } from '../shop/messages/fr.ts'
import { messages as orderDe } from '../shop/order/messages/de.ts'
import { messages as orderEn } from '../shop/order/messages/en.ts'
import { messages as orderFr } from '../shop/order/messages/fr.ts'
import { messages as productDe } from '../shop/product/messages/de.ts'
import { messages as productEn } from '../shop/product/messages/en.ts'
import { messages as productFr } from '../shop/product/messages/fr.ts'
import { messages as productFormDe } from '../shop/product-forms/messages/de.ts'
import { messages as productFormEn } from '../shop/product-forms/messages/en.ts'
import { messages as productFormFr } from '../shop/product-forms/messages/fr.ts'
import { messages as searchDe } from '../shop/search/messages/de.ts'
import { messages as searchEn } from '../shop/search/messages/en.ts'
import { messages as searchFr } from '../shop/search/messages/fr.ts'
import { messages as withdrawalDe } from '../withdrawal/messages/de.ts'
import { messages as withdrawalEn } from '../withdrawal/messages/en.ts'
import { messages as withdrawalFr } from '../withdrawal/messages/fr.ts'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import { messages as fr } from './fr.ts'

const sets: [string, Record<Language, Record<string, string>>][] = [
  ['of all pages', { de, en, fr }],
  ['about consents', { de: consentDe, en: consentEn, fr: consentFr }],
  ['of forms', { de: formDe, en: formEn, fr: formFr }],
  ['of the cart', { de: cartDe, en: cartEn, fr: cartFr }],
  ['of the checkout', { de: checkoutDe, en: checkoutEn, fr: checkoutFr }],
  ['of an order’s page', { de: orderDe, en: orderEn, fr: orderFr }],
  ['of the withdrawal function', { de: withdrawalDe, en: withdrawalEn, fr: withdrawalFr }],
  ['of a product’s forms', { de: productFormDe, en: productFormEn, fr: productFormFr }],
  ['of product cards', { de: shopDe, en: shopEn, fr: shopFr }],
  ['of product lists', { de: listDe, en: listEn, fr: listFr }],
  ['of the search', { de: searchDe, en: searchEn, fr: searchFr }],
  ['of product pages', { de: productDe, en: productEn, fr: productFr }],
]

const parametersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort()

test.each(sets)('every text %s exists in every language and is not empty', (_set, sources) => {
  for (const language of languages) {
    expect(Object.keys(sources[language]).sort()).toEqual(Object.keys(sources.de).sort())
    for (const [key, text] of Object.entries(sources[language])) expect(text.trim(), `${language}.${key}`).not.toBe('')
  }
})

test.each(sets)('every text %s is valid ICU and takes the same values in every language', (_set, sources) => {
  for (const language of languages) {
    const format = new MessageFormat(language)
    for (const [key, text] of Object.entries(sources[language])) {
      expect(() => format.compile(text), `${language}.${key}`).not.toThrow()
      expect(parametersOf(text), `${language}.${key}`).toEqual(parametersOf(sources.de[key] ?? ''))
    }
  }
})
