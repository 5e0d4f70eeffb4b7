import { DatabaseSync } from 'node:sqlite'

const quoted = (name: string) => `"${name}"`

/**
 * The rows of one order again and again by prepared statements on SQLite itself, fully durable, in so many milliseconds: what the
 * order API could reach if it did nothing else. Returns transactions a second.
 */
export function bareTransactions(file: string, milliseconds: number): number {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000')
  const one = (sql: string, ...values: (string | number)[]) => db.prepare(sql).get(...values) as Record<string, never>
  const order = one('select * from ecommerce_order order by id desc limit 1')
  const id = Number(order.id)
  const partsOf = (table: string) =>
    db.prepare(`select * from ${quoted(table)} where "order" = ? order by id`).all(id) as Record<string, never>[]
  const line = partsOf('ecommerce_order_line')[0] as Record<string, never>
  const parts = ['ecommerce_order_line', 'ecommerce_order_event', 'ecommerce_order_mail'].map((table) => ({
    table,
    rows: partsOf(table),
  }))
  const insertOf = (table: string, row: Record<string, never>) => {
    const columns = Object.keys(row).filter((name) => name !== 'id')
    return db.prepare(
      `insert into ${quoted(table)} (${columns.map(quoted).join()}) values (${columns.map(() => '?').join()})`,
    )
  }
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const stock = db.prepare('update ecommerce_product set stock = stock - 1 where id = ? and stock >= 1')
  const counter = db.prepare('update counters set value = value + 1 returning value')
  const head = db.prepare('update change_head set seq = seq + 2 returning seq')
  const change = db.prepare(
    `insert into changes (id, project, collection, item, action, touched, created_on) values (?, 1, 'ecommerce_order', '1', 'update', '[]', '')`,
  )
  const orderInsert = insertOf('ecommerce_order', order)
  const inserts = parts.map(({ table, rows }) => insertOf(table, rows[0] as Record<string, never>))
  const started = performance.now()
  let done = 0
  while (performance.now() - started < milliseconds) {
    begin.run()
    stock.run(Number(line.product))
    const number = (counter.get() as { value: number }).value
    const values = { ...order, uuid: `bare-${number}`, number: `bare-${number}`, idempotency_key: `bare-${number}` }
    const { lastInsertRowid } = orderInsert.run(
      ...Object.entries(values).flatMap(([name, value]) => (name === 'id' ? [] : [value])),
    )
    parts.forEach(({ rows }, index) => {
      for (const row of rows) {
        const written = { ...row, order: Number(lastInsertRowid) }
        inserts[index]?.run(...Object.entries(written).flatMap(([name, value]) => (name === 'id' ? [] : [value])))
      }
    })
    const { seq } = head.get() as { seq: number }
    change.run(seq - 1)
    change.run(seq)
    commit.run()
    done++
  }
  const rate = (done / (performance.now() - started)) * 1000
  db.close()
  return rate
}
