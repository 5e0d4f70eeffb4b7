import { beforeEach, expect, test } from 'vitest'
import { addAccount } from '../auth/account.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { altered } from '../vault/altered.ts'
import { type Client, PASSWORD, testClient } from './test-client.ts'

const HOME = '198.51.100.7'
let number = 0

withDatabases((database) => {
  let client: Client
  let email: string
  let time: number
  let address: string

  beforeEach(async () => {
    number++
    time = Date.parse('2026-03-09T10:00:00Z') + number * 864e5
    email = `chefin${number}@juwelier.example`
    const domain = `attacked${number}.example`
    const project = await insertTree(database(), 'project', { domain, display_name: domain, languages: ['de'] })
    await addAccount(database(), { email, password: PASSWORD, role: 'editor', project: Number(project) })
    await database().deleteFrom('sign_in_failures').execute()
    client = testClient(database(), {
      defaultDomain: domain,
      now: () => new Date(time),
      clientAddress: () => address,
    })
  })

  async function from(place: string, given: object = {}, headers: Record<string, string> = {}) {
    address = place
    return client.call('POST', '/auth/authenticate', { email, password: PASSWORD, ...given }, headers)
  }
  const statusFrom = async (...parts: Parameters<typeof from>) => (await from(...parts)).status
  const wrong = (place: string, given: object = {}, headers: Record<string, string> = {}) =>
    statusFrom(place, { password: 'wrong', ...given }, headers)
  const markOf = async () => {
    const cookies = (await from(HOME, { mode: 'cookie' })).headers.getSetCookie()
    return String(cookies.find((cookie) => cookie.startsWith('device-')))
  }

  /** Wrong passwords from so many networks that the account is slowed down from everywhere. */
  async function botnet() {
    for (let network = 0; network < 16; network++) await wrong(`2001:db8:${network}::1`)
  }

  test('forty e-mails from one IPv4 address or from forty addresses of one /64 are held alike', async () => {
    for (const place of [() => '203.0.113.9', (index: number) => `2001:db8:7:7::${index.toString(16)}`]) {
      const statuses: number[] = []
      for (let index = 0; index < 40; index++)
        statuses.push(await wrong(place(index), { email: `nobody${index}@juwelier.example` }))
      expect(statuses).toEqual([...Array(20).fill(404), ...Array(20).fill(429)])
    }
  })

  test('four wrong passwords a second from one /64 never keep the owner out, wherever they sign in', async () => {
    const owner: number[] = []
    for (let attempt = 0; attempt < 80; attempt++) {
      await wrong(`2001:db8:6:6::${attempt.toString(16)}`)
      time += 250
      if (attempt % 20 === 19) owner.push(await statusFrom(HOME))
    }
    expect(owner).toEqual(Array(4).fill(200))
  })

  test('while very many networks attack, who signed in from an address before gets in from there', async () => {
    await from(HOME)
    await botnet()
    expect(await statusFrom('198.51.100.99')).toBe(429)
    expect(await statusFrom(HOME)).toBe(200)
  })

  test('while very many networks attack, who signed in on a device before gets in on it from anywhere', async () => {
    const mark = await markOf()
    expect(mark).toMatch(/^device-\d+=[^;]+; Path=\/auth; HttpOnly; SameSite=Strict; Max-Age=15552000$/)
    const cookie = String(mark.split(';')[0])
    await botnet()
    expect(await statusFrom('198.51.100.99', {}, { cookie })).toBe(200)
    await botnet()
    expect(await statusFrom('198.51.100.98', {}, { cookie: altered(cookie) })).toBe(429)
    time += 181 * 864e5
    await botnet()
    expect(await statusFrom('198.51.100.97', {}, { cookie })).toBe(429)
  })

  test('a known device is no way to guess: its wrong passwords are held too', async () => {
    const cookie = String((await markOf()).split(';')[0])
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) statuses.push(await wrong(`203.0.113.${attempt}`, {}, { cookie }))
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429])
  })

  test('an e-mail that names another one and an address counts on nobody else’s attempts', async () => {
    for (let attempt = 0; attempt < 18; attempt++)
      await wrong(`203.0.113.${attempt}`, { email: `${email} from ${HOME}` })
    for (let attempt = 0; attempt < 3; attempt++) expect(await wrong(HOME)).toBe(404)
    expect(await statusFrom(HOME)).toBe(200)
  })

  test('signing in with an own account does not wipe out an address’s attempts at others', async () => {
    for (let attempt = 0; attempt < 19; attempt++) {
      await wrong('203.0.113.77', { email: `other${attempt}@juwelier.example` })
      if (attempt % 5 === 0) await from('203.0.113.77')
    }
    const after = [1, 2, 3].map((index) => `further${index}@juwelier.example`)
    const statuses: number[] = []
    for (const email of after) statuses.push(await wrong('203.0.113.77', { email }))
    expect(statuses).toEqual([404, 429, 429])
  })

  test('forty wrong current passwords are held after four, and the owner’s other sessions are not', async () => {
    const signedIn = async () => ({ authorization: `Bearer ${(await from(HOME)).body.data.token}` })
    const own = await signedIn()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 40; attempt++)
      statuses.push(
        (await client.call('POST', '/users/me/deactivate_2fa', { current_password: `guess ${attempt}` }, own)).status,
      )
    expect(statuses).toEqual([...Array(4).fill(403), ...Array(36).fill(429)])
    const change = { password: 'Morgens um sieben Brezeln', current_password: PASSWORD }
    expect((await client.call('PATCH', '/users/me', change, await signedIn())).status).toBe(200)
  })
})
