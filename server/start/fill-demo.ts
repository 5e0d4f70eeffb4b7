import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#backend/db/database.ts'
import type { Files } from '#backend/files/files.ts'
import { demoOrders } from '../../demo/orders/demo-order.ts'
import { placeDemoOrders } from '../../demo/orders/place-orders.ts'
import { createPictures } from '../../demo/pictures/pictures.ts'
import { addProductPictures } from '../../demo/product-pictures.ts'
import { seedDemo } from '../../demo/seed.ts'

/** Where drawn pictures are kept: beside the code, so that every database filled from it shares them. */
const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'demo-pictures')

/** Whose shop has sold something already. */
const DOMAIN = 'wennerholt.example'

/** Fills the demo retailer into a database that has no project yet, with orders and ratings of the last months; `secret` signs their links. */
export async function fillDemo(db: Database, filesOn: (db: Database) => Files, secret: string): Promise<void> {
  const pictures = createPictures(CACHE)
  try {
    const isNew = await seedDemo({ db, files: filesOn, picture: pictures.picture })
    if (isNew) await placeDemoOrders({ db, domain: DOMAIN, secret, now: new Date() }, demoOrders())
  } finally {
    await pictures.close()
  }
}

/** Goes on drawing the products' pictures while the site is served, on one processor less than there are, until all are there or `closing` says so. */
export async function drawDemoProducts(db: Database, files: Files, closing: AbortSignal): Promise<void> {
  if (closing.aborted) return
  const pictures = createPictures(CACHE, Math.max(1, availableParallelism() - 1))
  const close = () => void pictures.close()
  closing.addEventListener('abort', close)
  try {
    await addProductPictures({ db, files, picture: pictures.picture, stopped: () => closing.aborted })
  } catch (error) {
    // What was drawn just then is broken off.
    if (!closing.aborted) throw error
  } finally {
    await pictures.close()
  }
}
