import type { Database } from '#backend/db/database.ts'
import type { Files } from '#backend/files/files.ts'
import type { Step } from './step.ts'

export type DemoParts = {
  db: Database
  /** Signs the links of the demo's orders. */
  secret: string
  filesOn: (db: Database) => Files
  step: Step
  failed: (message: string, error: unknown) => void
}

/** Milliseconds after which a start looks for pictures that an earlier one was stopped over: visitors come first. */
const LOOK_AFTER = 10_000

/**
 * Fills the demo retailer into an empty database and draws its products' pictures while the site is served. What that takes is
 * loaded only then. `close` stops the drawing.
 */
export async function startDemo({ db, secret, filesOn, step, failed }: DemoParts): Promise<{ close(): Promise<void> }> {
  const [project] = await db.selectFrom('project').select('id').limit(1).execute()
  if (!project) {
    await step('Filling the demo retailer into an empty database', async () => {
      const { fillDemo } = await import('./fill-demo.ts')
      await fillDemo(db, filesOn, secret)
    })
  }
  const draw = async () => {
    const { drawDemoProducts } = await import('./fill-demo.ts')
    return drawDemoProducts(db, filesOn(db), failed)
  }
  let drawing: ReturnType<typeof draw> | undefined
  const timer = setTimeout(() => (drawing = draw()), project ? LOOK_AFTER : 0)
  return {
    async close() {
      clearTimeout(timer)
      await (await drawing)?.close()
    },
  }
}
