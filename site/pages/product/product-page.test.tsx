import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#domain/texts/language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { ShopView } from '../../data/shared-data.ts'
import { SharedDataProvider } from '../../data/shared-data-context.tsx'
import { NavigationProvider, standingNavigation } from '../../loader/navigation-context.tsx'
import { loadMessages } from '../../messages/load-messages.ts'
import { loadTexts } from '../../messages/message-set.ts'
import { MessagesProvider } from '../../messages/messages-context.tsx'
import { buildProductView } from '../../shop/product/build-product-view.ts'
import type { ProductPageRow } from '../../shop/product/product-rows.ts'
import { sampleProduct, sampleVariant } from '../../shop/product/sample-product.ts'
import { createObservedStorage } from '../../storage/observed-storage.ts'
import { StorageProvider } from '../../storage/storage-context.tsx'
import ProductPage from './product-page.tsx'

await loadTexts('de')

const openShop = {
  enableCart: true,
  maintenanceMode: false,
  isOpen: true,
  showStock: true,
  allowRatings: true,
  purchaseToOrder: false,
  paths: { list: '/shop', cart: '/shop/warenkorb' },
  legal: { shipping: '/versand-und-zahlung' },
} as ShopView

const request = {
  language: 'de',
  first: 'de',
  project: { languages: ['de'], translations: [{ language: 'de', store_root: '/shop' }], contact_privacy: 'notice' },
} as unknown as PageRequest

/** The text of a product's page as the server renders it, tags taken out. */
async function pageText(product: ProductPageRow, shop: Partial<ShopView> | null = {}, search = '') {
  const view = await buildProductView(product, { shopOpen: true, shippingDays: () => 0 }, request)
  const shared = {
    shop: shop && { ...openShop, ...shop },
    contact: { phones: [{ label: 'Telefon', text: '+49 40 66969100', href: 'tel:+494066969100' }] },
    paths: { appointment: '/terminvereinbarung', contact: '/kontakt', guarantee_rights: '/gewaehrleistungsrechte' },
    menus: { legal: [{ label: 'Ihre gesetzlichen Gewährleistungsrechte', href: '/gewaehrleistungsrechte' }] },
    site: { domain: 'x.example', languages: ['de'] },
    page: { language: 'de', alternates: [{ language: 'de', path: '/shop/ring-elbe' }], trail: [] },
  }
  const html = renderToStaticMarkup(
    <NavigationProvider value={standingNavigation('/shop/ring-elbe', search, {} as never)}>
      <StorageProvider value={createObservedStorage(undefined)}>
        <MessagesProvider value={await loadMessages('de')}>
          <SharedDataProvider value={shared as never}>
            <ProductPage data={view} />
          </SharedDataProvider>
        </MessagesProvider>
      </StorageProvider>
    </NavigationProvider>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const CART = 'In den Warenkorb'
const ASK = 'Verfügbarkeit anfragen'
const CALL = '+49 40 66969100'

const withVariants = (change: Partial<ProductPageRow> = {}) =>
  sampleProduct({
    variant_display_name: 'Ringweite',
    product_variants: [
      sampleVariant(),
      sampleVariant({ id: 11, display_name: '56', stock: 0, price_brutto: 865 }),
      sampleVariant({ id: 12, display_name: '58', active: false }),
    ],
    ...change,
  })

test('goods in stock go into the cart, with price, shipping costs, stock and shipping time', async () => {
  const text = await pageText(sampleProduct())
  expect(text).toContain('840,00 € inkl. MwSt., zzgl. Versandkosten')
  expect(text).toContain('3 Stück auf Lager')
  expect(text).toContain('Lieferzeit: 2–4 Werktage')
  expect(text).toContain(CART)
  expect(text).not.toContain(ASK)
})

test('goods under the margin scheme name it instead of VAT', async () => {
  const text = await pageText(sampleProduct({ tax_mode: 'margin' }))
  expect(text).toContain('840,00 € Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar, zzgl. Versandkosten')
  expect(text).not.toContain('inkl. MwSt.')
})

test('how many there are is only said where the shop shows its stock', async () => {
  const text = await pageText(sampleProduct(), { showStock: false })
  expect(text).toContain('Auf Lager')
  expect(text).not.toContain('3 Stück')
})

test('a variant is chosen first, by the address, and has its own price, stock and number', async () => {
  const open = await pageText(withVariants())
  expect(open).toContain('840,00 € – 865,00 €')
  expect(open).toContain('Ringweite wählen')
  expect(open).not.toContain(CART)
  expect(open).not.toContain(' 58 ')
  const chosen = await pageText(withVariants(), {}, '?variant=10')
  expect(chosen).toContain('Referenz DO-EL-54')
  expect(chosen).toContain('2 Stück auf Lager')
  expect(chosen).toContain(CART)
})

test('when it comes is said before a variant is chosen, with each time that it can take', async () => {
  const one = await pageText(withVariants())
  expect(one).toContain('In einigen Ausführungen auf Lager Lieferzeit: 2–4 Werktage')
  const variants = [sampleVariant(), sampleVariant({ id: 11, display_name: '56', shipping_time: 'ca. 3 Wochen' })]
  const two = await pageText(withVariants({ product_variants: variants }))
  expect(two).toContain('Auf Lager Lieferzeit: 2–4 Werktage oder ca. 3 Wochen')
  const chosen = await pageText(withVariants({ product_variants: variants }), {}, '?variant=11')
  expect(chosen).toContain('Lieferzeit: ca. 3 Wochen')
  expect(chosen).not.toContain('2–4 Werktage')
})

test('a variant that is sold out is called so for now, since one can wait for it, and leads to the shop itself', async () => {
  const text = await pageText(withVariants(), {}, '?variant=11')
  expect(text).toContain('Ausverkauft')
  expect(text).toContain('Diese Ausführung ist zurzeit nicht zu bekommen')
  expect(text).toContain(CALL)
  expect(text).not.toContain(CART)
})

test.each(['?variant=12', '?variant=999', '?variant=0'])(
  'a variant that cannot be chosen (%s) is said to be gone',
  async (search) => {
    const text = await pageText(withVariants(), {}, search)
    expect(text).toContain('Die Ausführung aus diesem Link gibt es nicht mehr. Bitte wählen Sie eine andere.')
    expect(text).toContain('Ringweite wählen')
  },
)

test('a product whose variants are all inactive cannot be bought', async () => {
  const text = await pageText(withVariants({ product_variants: [sampleVariant({ active: false })] }))
  expect(text).not.toContain(CART)
  expect(text).toContain(CALL)
})

test('what has no price, or is sold on request, can be asked for', async () => {
  const priceless = await pageText(sampleProduct({ price_brutto: null }))
  expect(priceless).toContain('Preis auf Anfrage')
  expect(priceless).toContain(ASK)
  const onRequest = await pageText(sampleProduct({ sales_mode: 'request', stock: 0 }))
  expect(onRequest).toContain('Verfügbarkeit auf Anfrage')
  expect(onRequest).toContain(ASK)
})

test('sold-out goods can be asked for where they come again, bought where the shop orders them, else only called for', async () => {
  const again = await pageText(sampleProduct({ stock: 0, reorder_possible: true }))
  expect(again).toContain('Zurzeit nicht auf Lager, Nachbestellung möglich')
  expect(again).toContain(ASK)
  const toOrder = await pageText(sampleProduct({ stock: 0, reorder_possible: true }), { purchaseToOrder: true })
  expect(toOrder).toContain('Wird für Sie bestellt')
  expect(toOrder).toContain(CART)
  const gone = await pageText(sampleProduct({ stock: 0 }))
  expect(gone).toContain('Ausverkauft')
  expect(gone).toContain(CALL)
  expect(gone).not.toContain(ASK)
})

test('what is shown but not sold leads only to telephone and appointment, and hides its stock', async () => {
  const text = await pageText(sampleProduct({ sales_mode: 'display_only', price_brutto: null }))
  expect(text).toContain('Dieses Stück zeigen wir Ihnen gern bei uns im Geschäft.')
  expect(text).toContain(CALL)
  expect(text).toContain('Termin vereinbaren')
  for (const other of [CART, ASK, 'Preis auf Anfrage', 'auf Lager']) expect(text).not.toContain(other)
})

test('without the shop the page informs all the same, without cart and shipping costs, and takes requests', async () => {
  for (const shop of [{ enableCart: false, isOpen: false }, null]) {
    const text = await pageText(withVariants(), shop)
    expect(text).toContain('840,00 € – 865,00 € inkl. MwSt.')
    expect(text).not.toContain('Versandkosten')
    expect(text).toContain('Außen gewölbt, innen bombiert.')
    expect(text).toContain(ASK)
    expect(text).not.toContain(CART)
  }
})

test('a shop in maintenance says that it is back soon', async () => {
  const text = await pageText(sampleProduct(), { maintenanceMode: true, isOpen: false })
  expect(text).toContain('Unser Onlineshop macht gerade Pause.')
  expect(text).toContain(ASK)
})

test('an engraving names its fields, how long they may be, and what it does to the right of withdrawal', async () => {
  const field = {
    id: 4,
    display_name: 'Text',
    translations: [],
    required: false,
    min_length: null,
    max_length: 24,
    characters: 'letters' as const,
    excludes_withdrawal: true,
    sort: 1,
  }
  const personalization = { display_name: 'Gravur im Ring', translations: [], fields: [field] }
  const text = await pageText(sampleProduct({ personalization }))
  expect(text).toContain('Gravur im Ring Text (freiwillig)')
  expect(text).toContain('0 von 24 Zeichen')
  expect(text).toContain('dann besteht kein Widerrufsrecht')
})

test('the page of a product links the notice on the legal guarantee', async () => {
  expect(await pageText(sampleProduct())).toContain('Ihre gesetzlichen Gewährleistungsrechte')
})

const houses = [
  { id: 1, name: 'Altona', href: '/haeuser/altona' },
  { id: 2, name: 'Blankenese' },
]
const inHouse = async (places: { variant: number | null; branch: number; pieces: number }[], language: Language) => {
  const product = sampleProduct({ places })
  const inLanguage = { ...request, language }
  const surroundings = { shopOpen: true, shippingDays: () => 0, houses, showStock: true }
  const view = await buildProductView(product, surroundings, inLanguage)
  return view.branchStock[0]?.map(({ name, text }) => name + text)
}

test('a product says what each house has: a number, that it is the only one, or that it comes by tomorrow', async () => {
  const single = [{ variant: null, branch: 2, pieces: 1 }]
  const several = [...single, { variant: null, branch: 1, pieces: 3 }]
  expect(await inHouse(several, 'de')).toEqual(['Altona: 3 Stück', 'Blankenese: 1 Stück'])
  expect(await inHouse(single, 'de')).toEqual(['Altona: auf Anfrage bis morgen', 'Blankenese: Einzelstück'])
  expect(await inHouse(single, 'en')).toEqual(['Altona: on request by tomorrow', 'Blankenese: single piece'])
  const nbsp = String.fromCodePoint(160)
  expect(await inHouse(single, 'fr')).toEqual([
    `Altona${nbsp}: sur demande, d’ici demain`,
    `Blankenese${nbsp}: pièce unique`,
  ])
  expect(await inHouse([], 'de')).toEqual([])
})

test('what houses have is told for the variant that is chosen, and without numbers where the shop tells none', async () => {
  const variants = [sampleVariant(), sampleVariant({ id: 11, display_name: '56' })]
  const places = [{ variant: 10, branch: 1, pieces: 2 }]
  const product = sampleProduct({ places, product_variants: variants })
  const view = await buildProductView(product, { shopOpen: true, shippingDays: () => 0, houses }, request)
  expect(view.branchStock[0]?.map(({ text }) => text)).toEqual([': vorrätig', ': auf Anfrage bis morgen'])
  expect(view.branchStock[10]?.map(({ text }) => text)).toEqual([': vorrätig', ': auf Anfrage bis morgen'])
  expect(view.branchStock[11]).toEqual([])
})
