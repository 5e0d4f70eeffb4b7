import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleReservations } from './sample-reservations.ts'

withDatabases((database) => {
  test('what is laid ready again after its time names no visit that is over, and the branch reads of it in its own language', async () => {
    const { reserve, orders, mails, pass, call, signIn, reservations } = await sampleReservations(database())
    await reserve({ language: 'en' })
    const [toBranch, toVisitor] = await mails()
    expect([toBranch?.subject, toVisitor?.subject]).toEqual(['Reservierung: ring', 'Your reservation: Ring (en)'])
    expect(String(toVisitor?.text)).toContain('Your visit: Saturday')
    pass(10 * 24 * 60)
    await orders.watchReservations()
    const [{ id } = { id: 0 }] = await reservations()
    expect((await call('POST', `/ecom/reservations/${id}/state`, { state: 'ready' }, await signIn())).status).toBe(200)
    const ready = (await mails()).at(-1)
    expect(ready?.kind).toBe('reservation_ready')
    expect(String(ready?.text)).not.toContain('Your visit')
    expect(String(ready?.text)).toContain('Put aside until:')
    expect(String(ready?.text)).toContain('View, move, extend or cancel:')
    // Nothing of what has ended can be moved.
    const ended = (await mails()).find(({ kind }) => kind === 'reservation_expired')
    expect(String(ended?.text)).toContain('View the reservation:')
  })
})
