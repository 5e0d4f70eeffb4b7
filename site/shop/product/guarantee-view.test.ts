import { expect, test } from 'vitest'
import type { PageRequest } from '../../data/page-request.ts'
import { guaranteeView } from './guarantee-view.ts'
import type { ManufacturerRow } from './product-rows.ts'
import { noGaran, sampleProduct } from './sample-product.ts'

const request = { language: 'de', first: 'de' } as PageRequest

const label = {
  id: 'a',
  type: 'image/png',
  width: 600,
  height: 400,
  focal_x: 0.5,
  focal_y: 0.5,
  placeholder: null,
  hash: 'ff',
  translations: [],
}

const garan = {
  garan_years: 5,
  garan_brand: 'Corvin',
  garan_model: 'Bahnzeit',
  garan_label: label,
  guarantee_terms_url: 'corvin.example/garantie',
}

test('the label says in words what stands on it and leads to the stored file itself', () => {
  const view = guaranteeView(sampleProduct(garan), request)
  expect(view?.label?.href).toBe('/assets/a?v=ff')
  expect(view?.label?.image.alt).toBe('Haltbarkeitsgarantie des Herstellers: 5 Jahre, Corvin, Bahnzeit')
  expect(view?.terms).toEqual({ label: 'Garantiebedingungen', href: 'https://corvin.example/garantie' })
})

test('without the official file, and with one that is no picture, the guarantee is told in words', () => {
  const paper = { ...label, type: 'application/pdf', width: null, height: null }
  for (const garan_label of [null, paper]) {
    const view = guaranteeView(sampleProduct({ ...garan, garan_label, garan_model: null }), request)
    expect(view).toMatchObject({ text: 'Herstellergarantie: 5 Jahre, Corvin', label: undefined })
  }
  const french = guaranteeView(sampleProduct({ ...garan, garan_label: null }), { ...request, language: 'fr' })
  expect(french?.text).toBe('Garantie du producteur\u00a0: 5 ans, Corvin, Bahnzeit')
})

test('a product without years has the guarantee of its brand, and one whose brand has none says nothing', () => {
  const of = (brand: object) =>
    guaranteeView(sampleProduct({ manufacturer: { brand } as unknown as ManufacturerRow }), request)
  expect(of(garan)?.text).toContain('5 Jahre')
  expect(of(noGaran)).toBeUndefined()
  expect(guaranteeView(sampleProduct(), request)).toBeUndefined()
})
