import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isSqlite } from '#backend/db/database.ts'
import { withDatabases } from '#backend/db/with-databases.ts'
import { afterOthers, unlessAnother } from './demo-turns.ts'

withDatabases((database) => {
  test('of processes that share a PostgreSQL one at a time works on the demo retailer, and the next one after it', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await wait(50)
      order.push(`${name} ends`)
    }
    const first = afterOthers(database(), work('first'))
    while (order.length === 0) await wait(5)
    if (!isSqlite(database())) {
      await unlessAnother(database(), work('another'))
      await afterOthers(database(), work('second'))
    }
    await first
    await unlessAnother(database(), work('last'))
    const names = isSqlite(database()) ? ['first', 'last'] : ['first', 'second', 'last']
    expect(order).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
  })
})
