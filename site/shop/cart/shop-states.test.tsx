import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isShopOpen } from '#domain/cart/shop-visibility.ts'
import { SharedDataProvider } from '../../data/shared-data-context.tsx'
import { CartButton } from '../../layout/cart-button.tsx'
import { NavigationProvider, standingNavigation } from '../../loader/navigation-context.tsx'
import { loadTexts } from '../../messages/message-set.ts'
import { MessagesProvider } from '../../messages/messages-context.tsx'
import { createObservedStorage } from '../../storage/observed-storage.ts'
import { StorageProvider } from '../../storage/storage-context.tsx'
import CartContent from './cart-content.tsx'

type Shop = { enableCart: boolean; maintenanceMode: boolean; paths: { list: string | null; cart: string | null } }

const shared = (shop: Shop | null) =>
  ({
    page: { language: 'de' },
    paths: { contact: '/kontakt' },
    site: { domain: 'x' },
    shop: shop && { ...shop, isOpen: isShopOpen(shop) },
  }) as never

/** What the server renders of the cart and its button. */
const rendered = (shop: Shop | null) =>
  renderToStaticMarkup(
    <NavigationProvider value={standingNavigation('/', '', {} as never)}>
      <StorageProvider value={createObservedStorage(undefined)}>
        <MessagesProvider value={{} as never}>
          <SharedDataProvider value={shared(shop)}>
            <CartButton />
            <CartContent />
          </SharedDataProvider>
        </MessagesProvider>
      </StorageProvider>
    </NavigationProvider>,
  )

await loadTexts('de')

const paths = { list: '/shop', cart: '/shop/warenkorb' }
const CART = 'Der Warenkorb wird geladen'
const PAUSE = 'Unser Onlineshop macht kurz Pause'
const OFF = 'Online bestellen ist zurzeit nicht möglich'

test.each([
  [true, false, paths, CART, true],
  [true, true, paths, PAUSE, true],
  [false, false, paths, OFF, false],
  [false, true, paths, PAUSE, false],
  [true, false, { list: null, cart: null }, CART, false],
])('with enable_cart %s, maintenance_mode %s and the paths %j the page says "%s", its button %s', (...row) => {
  const [enableCart, maintenanceMode, paths, said, hasButton] = row
  const html = rendered({ enableCart, maintenanceMode, paths })
  expect(html).toContain(said)
  expect(html.includes('aria-label="Warenkorb (0)"')).toBe(hasButton)
})

test('a project without a shop has neither cart nor button', () => {
  const html = rendered(null)
  expect(html).toContain(OFF)
  expect(html).not.toContain('aria-label="Warenkorb')
})
