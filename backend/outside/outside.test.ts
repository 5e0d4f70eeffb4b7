import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmtpTransport } from '../mail/smtp-transport.ts'
import { callOutside, fetchOutside } from './outside-call.ts'
import { PrivateHost, type Reach } from './public-address.ts'

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listening<T extends Server>(server: T, host = '127.0.0.1', port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, host, () => resolve()))
  closers.push(() => server.close())
  return (server.address() as AddressInfo).port
}

/** A host that leads to a harmless place when it is looked at, and into this machine's own network from then on. */
function rebinding(): Reach & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    addressesOf: async (host) => {
      asked.push(host)
      return asked.length === 1 ? ['127.0.0.1'] : ['127.0.0.2']
    },
    isAllowed: (address) => address === '127.0.0.1',
  }
}

const mail = {
  messageId: '<1@muster.example>',
  from: { address: 'laden@muster.example' },
  to: { address: 'anna@example.org' },
  subject: 'Guten Tag',
  text: 'Hallo',
  headers: {},
  date: new Date('2026-11-20T12:00:00Z'),
}

test('a name that changes its mind between the look and the call leads nowhere else: over SMTP', async () => {
  const met: string[] = []
  const harmless = createServer((socket) => {
    met.push('harmless')
    socket.on('error', () => {}).end('421 not now\r\n')
  })
  const port = await listening(harmless)
  await listening(
    createServer((socket) => {
      met.push('inside')
      socket.on('error', () => {}).end('220 come in\r\n')
    }),
    '127.0.0.2',
    port,
  )
  const reach = rebinding()
  const transport = createSmtpTransport(`smtp://mail.muster.example:${port}`, { trust: reach })
  expect((await transport.deliver(mail)).outcome).toBe('notSent')
  expect([met, reach.asked]).toEqual([['harmless'], ['mail.muster.example']])
  expect(await transport.deliver(mail)).toMatchObject({
    outcome: 'notSent',
    response: expect.stringContaining('private'),
  })
  expect(met).toEqual(['harmless'])
})

test('a name that changes its mind between the look and the call leads nowhere else: over HTTP', async () => {
  const met: string[] = []
  const serve = (name: string) =>
    createHttpServer((request, response) => {
      met.push(`${name} ${request.headers.host}`)
      response.writeHead(302, { location: `http://127.0.0.2:${port}/inside` }).end()
    })
  const port = await listening(serve('harmless'))
  await listening(serve('inside'), '127.0.0.2', port)
  const reach = rebinding()
  const url = `http://statistik.muster.example:${port}/`
  expect((await callOutside(new URL(url), { headers: {}, timeout: 1000, reach })).status).toBe(302)
  await expect(fetchOutside(new Request(url), reach)).rejects.toThrow(PrivateHost)
  expect(met).toEqual([`harmless statistik.muster.example:${port}`])
})

test('no more of an answer is read than there is room for', async () => {
  const server = createHttpServer((_request, response) => {
    const pour = () => {
      while (response.write('x'.repeat(65_536)));
    }
    response.on('drain', pour).on('error', () => {})
    pour()
  })
  const port = await listening(server)
  const reach = { isAllowed: () => true }
  const { text } = await callOutside(new URL(`http://127.0.0.1:${port}`), {
    headers: {},
    timeout: 5000,
    most: 10,
    reach,
  })
  expect(text.length).toBeLessThan(1_000_000)
})
