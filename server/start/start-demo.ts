import type { Database } from '#backend/db/database.ts'
import type { Files } from '#backend/files/files.ts'
import { afterOthers, unlessAnother } from './demo-turns.ts'
import type { Step } from './step.ts'

export type DemoParts = {
  db: Database
  /** The same database, as programs wait for it. */
  ofPrograms: Database
  /** Signs the links of the demo's orders. */
  secret: string
  filesOn: (db: Database) => Files
  step: Step
  failed: (message: string, error: unknown) => void
}

/** Milliseconds after which a start looks for pictures that an earlier one was stopped over: visitors come first. */
const LOOK_AFTER = 10_000

/**
 * Fills the demo retailer into an empty database and draws its products' pictures while the site is served; of several processes that
 * start together one does each. What that takes is loaded only then. `close` stops the drawing.
 */
export async function startDemo(parts: DemoParts): Promise<{ close(): Promise<void> }> {
  const { db, ofPrograms, secret, filesOn, step, failed } = parts
  const [project] = await db.selectFrom('project').select('id').limit(1).execute()
  if (!project) {
    await step('Filling the demo retailer into an empty database', async () => {
      const { fillDemo } = await import('./fill-demo.ts')
      await afterOthers(ofPrograms, () => fillDemo(db, filesOn, secret))
    })
  }
  const closing = new AbortController()
  const draw = async () => {
    const { drawDemoProducts } = await import('./fill-demo.ts')
    await drawDemoProducts(db, filesOn(db), closing.signal)
  }
  let drawn: Promise<void> | undefined
  const drawAll = async () => {
    drawn = unlessAnother(ofPrograms, draw).catch((error) =>
      failed('The pictures of the demo products could not all be drawn', error),
    )
  }
  const timer = setTimeout(drawAll, project ? LOOK_AFTER : 0)
  return {
    async close() {
      clearTimeout(timer)
      closing.abort()
      await drawn
    },
  }
}
