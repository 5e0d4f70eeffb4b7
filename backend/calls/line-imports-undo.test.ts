import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleLineImports } from './sample-line-imports.ts'

const SUBSCRIBERS = `email;state;confirmed_on;consent
anna@example.org;subscribed;2024-02-03T09:00:00Z;Ja.
bert@example.org;subscribed;2024-02-03T09:00:00Z;Ja.
clara@example.org;subscribed;2024-02-03T09:00:00Z;Ja.
`
const RATINGS = `product,rating,name,text,created_on
master,5,Anna,Sehr gut.,2024-05-01
master,4,Bert,Gut.,2024-05-02
`
const REDIRECTS = 'from_path,to_path\n/alt/ring,/shop/ring\n/alt/uhr,/shop/uhr\n'

withDatabases((database) => {
  const start = () => sampleLineImports(database())

  test('subscribers of a table are taken back with their proof; who has left since stays someone who has left, and who was there before stays', async () => {
    const { send, imports, undo, goodsOf, subscribers, rows } = await start()
    await send(
      'email;state;confirmed_on;consent\nclara@example.org;subscribed;2023-02-03T09:00:00Z;Ja.\n',
      'subscribers',
      'all',
    )
    expect((await send(SUBSCRIBERS, 'subscribers', 'all')).data.counts).toMatchObject({ create: 2, same: 1 })
    const [newest] = await imports()
    expect(newest).toMatchObject({ source: 'subscribers', state: 'done', counts: { create: 2 }, makings: {} })
    const bert = (await subscribers()).find(({ email }) => email === 'bert@example.org')
    await database()
      .updateTable('newsletter_subscription')
      .set({ state: 'ended' })
      .where('id', '=', Number(bert?.id))
      .execute()
    const over = await undo(String(newest?.id))
    expect(over).toMatchObject({ status: 200, state: 'undone', counts: { create: 2 }, warned: 1 })
    expect((await goodsOf(String(newest?.id)))[0]).toMatchObject({
      line: 3,
      name: '',
      problems: [{ line: 3, message: 'was changed since the import and stays' }],
    })
    expect((await subscribers()).map(({ email, state }) => `${email} ${state}`)).toEqual([
      'clara@example.org active',
      'bert@example.org ended',
    ])
    const kept = (await subscribers()).map(({ id }) => Number(id))
    const events = (await rows('newsletter_event')).map(({ subscription }) => Number(subscription))
    expect(events.filter((id) => !kept.includes(id))).toEqual([])
    expect(JSON.stringify([await rows('imports'), await rows('import_goods')])).not.toContain('example.org')
    expect((await undo(String(newest?.id))).status).toBe(409)
  })

  test('ratings of a table are taken back, and one that was approved stays', async () => {
    const { send, imports, undo, rows } = await start()
    const before = (await rows('ecommerce_product_rating')).length
    await send(RATINGS, 'ratings', 'good')
    const made = (await rows('ecommerce_product_rating')).slice(before)
    expect(made.map(({ name }) => name)).toEqual(['Anna', 'Bert'])
    await database()
      .updateTable('ecommerce_product_rating')
      .set({ status: 'published' })
      .where('id', '=', Number(made[1]?.id))
      .execute()
    const [newest] = await imports()
    expect(await undo(String(newest?.id))).toMatchObject({ state: 'undone', warned: 1 })
    expect((await rows('ecommerce_product_rating')).slice(before).map(({ name }) => name)).toEqual(['Bert'])
    expect((await send(RATINGS, 'ratings', 'good')).data.counts).toMatchObject({ create: 1, same: 1 })
  })

  test('redirects of a table are taken back into the bin, one that leads elsewhere by now stays, and its address is named', async () => {
    const { send, imports, undo, goodsOf, redirects, client, staff } = await start()
    await send(REDIRECTS, 'redirects', 'all')
    const [, watch] = await redirects()
    await client.call('PATCH', `/items/redirect/${watch?.id}`, { to_path: '/uhren' }, staff)
    const [newest] = await imports()
    await undo(String(newest?.id))
    expect((await redirects()).map(({ from_path, to_path }) => [from_path, to_path])).toEqual([['/alt/uhr', '/uhren']])
    expect((await goodsOf(String(newest?.id)))[0]).toMatchObject({ name: '/alt/uhr', line: 3 })
    const bin = (await client.call('GET', '/bin', undefined, staff)).body.data
    expect(bin.map(({ collection }) => collection)).toEqual(['redirect'])
  })

  test('a trial and a table that adds nothing leave nothing to take back, and who may not import subscribers takes none back', async () => {
    const { send, imports, undo, call, subscribers } = await start()
    await send(SUBSCRIBERS, 'subscribers', 'try')
    expect(await imports()).toEqual([])
    await send(SUBSCRIBERS, 'subscribers', 'all')
    await send(SUBSCRIBERS, 'subscribers', 'all')
    const list = await imports()
    expect(list).toHaveLength(1)
    // An editor takes in goods and redirects, and reads nobody's address.
    expect((await call('POST', `/imports/${list[0]?.id}/undo`)).status).toBe(403)
    expect(await subscribers()).toHaveLength(3)
    expect((await undo(String(list[0]?.id))).state).toBe('undone')
    expect(await subscribers()).toEqual([])
  })
})
