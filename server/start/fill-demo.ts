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

/** Goes on drawing the products' pictures while the site is served, on one processor less than there are. `close` stops it. */
export function drawDemoProducts(
  db: Database,
  files: Files,
  failed: (message: string, error: unknown) => void,
): { close(): Promise<void> } {
  const pictures = createPictures(CACHE, Math.max(1, availableParallelism() - 1))
  let stopping = false
  const done = addProductPictures({ db, files, picture: pictures.picture, stopped: () => stopping })
    .catch((error: unknown) => failed('The pictures of the demo products could not all be drawn', error))
    .finally(() => pictures.close())
  return {
    async close() {
      stopping = true
      await pictures.close()
      await done
    },
  }
}
