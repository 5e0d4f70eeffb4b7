import type { Page } from '@playwright/test'
import { answering } from './settled.ts'
import { decided, startWith } from './stand-ins/third-parties.ts'

export const watch = '/shop/tidewerk-priel-40-blau'
export const ring = '/shop/dornbach-trauring-elbe-gelbgold'
export const plain = '/shop/hallander-liten-32-rose'

export const buyButton = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb' })
export const cartButton = (page: Page, count: number) =>
  page.getByRole('link', { name: `Warenkorb (${count})` }).first()

/** Opens a page as a visitor who has decided about consents, and waits until its script runs. */
export async function openProduct(page: Page, path: string) {
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  await page.goto(path)
  await answering(page)
}
