import pg from 'pg'

const quoted = (name: string) => `"${name}"`
const places = (count: number) => Array.from({ length: count }, (_, index) => `$${index + 1}`).join()

type Row = Record<string, unknown>

/**
 * The rows of one order again and again by prepared statements on PostgreSQL itself, the statements of a transaction on their way together,
 * in so many milliseconds: what the order API could reach if it wrote each order alone and did nothing else. Returns transactions a second.
 */
export async function bareOnPostgres(url: string, milliseconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url, ...{ pipeline: true } })
  await client.connect()
  const one = async (text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows
  const [order = {}] = await one('select * from ecommerce_order order by id desc limit 1')
  const parts: { table: string; row: Row }[] = []
  for (const table of ['ecommerce_order_line', 'ecommerce_order_event', 'ecommerce_order_mail'])
    for (const row of await one(`select * from ${table} where "order" = $1 order by id`, [order.id]))
      parts.push({ table, row })
  const product = parts[0]?.row.product
  const jsonText = (value: unknown) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value)
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row)
    const text = `insert into ${quoted(table)} (${columns.map(quoted).join()}) values (${places(columns.length)})`
    return { name: table, text, values: Object.values(row).map(jsonText) }
  }
  const without = ({ id: _, ...row }: Row) => row
  const ids = (
    await one(`select nextval(pg_get_serial_sequence('ecommerce_order', 'id')) as id from generate_series(1, 20000)`)
  ).map(({ id }) => id)
  const transaction = (id: unknown, n: number) => [
    client.query('begin'),
    client.query({
      name: 'stock',
      text: 'update ecommerce_product set stock = stock - 1 where id = $1',
      values: [product],
    }),
    client.query({ name: 'count', text: 'update counters set value = value + 1', values: [] }),
    client.query(
      insert('ecommerce_order', { ...order, id, uuid: `bare-${n}`, number: `bare-${n}`, idempotency_key: `bare-${n}` }),
    ),
    ...parts.map(({ table, row }) => client.query(insert(table, { ...without(row), order: id }))),
    client.query({ name: 'head', text: 'update change_head set seq = seq + 2', values: [] }),
    ...[1, 0].map((back) =>
      client.query({
        name: 'change',
        text: `insert into changes (id, project, collection, item, action, touched, created_on)
          values ((select seq from change_head) - $1::integer, 1, 'ecommerce_order', '1', 'update', '[]', '')`,
        values: [back],
      }),
    ),
    client.query('commit'),
  ]
  const started = performance.now()
  let done = 0
  while (performance.now() - started < milliseconds && done < ids.length) {
    await Promise.all(transaction(ids[done], done))
    done++
  }
  const rate = (done / (performance.now() - started)) * 1000
  await client.end()
  return rate
}
