import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { OutgoingMail } from './mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { smtpServer } from './smtp-url.ts'

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const mail: OutgoingMail = {
  messageId: '<1@muster.example>',
  from: { name: 'Juwelier Müster', address: 'laden@muster.example' },
  to: { address: 'anna@example.org' },
  replyTo: { name: 'Böa "X"', address: 'bea@example.org' },
  subject: 'Grüße',
  text: 'Schöne Grüße\n.\nEnde',
  html: '<p>Schöne Grüße</p>',
  headers: { 'List-Unsubscribe': '<https://muster.example/leave?token=1>' },
  date: new Date('2026-11-20T12:00:00Z'),
}

/** An SMTP server on this machine that keeps what it takes. */
async function serve(options: SMTPServerOptions = {}) {
  const taken: { recipients: string[]; content: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ recipients, content: Buffer.concat(chunks).toString() })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => server.close())
  return { taken, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

/** A server that speaks by the script: an answer for each line that begins so; `null` breaks the connection. */
async function script(answers: Record<string, string | null>, greeting: string | null = '220 ready') {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {})
    const say = (answer: string | null) => (answer === null ? socket.destroy() : socket.write(`${answer}\r\n`))
    say(greeting)
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        const key = Object.keys(answers).find((start) => line === start || (start !== '.' && line.startsWith(start)))
        if (key !== undefined) say(answers[key] ?? null)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const polite = {
  EHLO: '250 hello',
  'MAIL FROM': '250 ok',
  'RCPT TO': '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
}
const outcomeOf = async (url: string) =>
  (await createSmtpTransport(url, { trust: 'installation' }).deliver(mail)).outcome

test('a mail arrives with its Message-ID, Reply-To, both texts and its own headers', async () => {
  const { taken, url } = await serve()
  expect(await createSmtpTransport(url, { trust: 'installation' }).deliver(mail)).toMatchObject({ outcome: 'sent' })
  const [{ recipients, content } = { recipients: [], content: '' }] = taken
  expect(recipients).toEqual(['anna@example.org'])
  expect(content).toContain('Message-ID: <1@muster.example>')
  expect(content).toMatch(/^Reply-To: .*<bea@example\.org>/m)
  expect(content).toContain('List-Unsubscribe: <https://muster.example/leave?token=1>')
  expect(content).toContain('Auto-Submitted: auto-generated')
  expect(content).toMatch(/multipart\/alternative/)
})

test('user and password are sent when the address has them', async () => {
  const logins: unknown[] = []
  const { taken, url } = await serve({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      logins.push([username, password])
      callback(null, { user: username })
    },
  })
  expect(await outcomeOf(url.replace('smtp://', 'smtp://shop:p%40ss@'))).toBe('sent')
  expect([logins, taken.length]).toEqual([[['shop', 'p@ss']], 1])
})

test('a wrong password is worth another attempt, for it can be repaired', async () => {
  const { url } = await serve({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(new Error('no')),
  })
  expect(await outcomeOf(url.replace('smtp://', 'smtp://shop:wrong@'))).toBe('notSent')
})

test('where nobody listens, or breaks off before the content, nothing was sent', async () => {
  expect(await outcomeOf('smtp://127.0.0.1:1')).toBe('notSent')
  expect(await outcomeOf(await script({}, null))).toBe('notSent')
  for (const line of ['EHLO', 'MAIL FROM', 'RCPT TO', 'DATA'])
    expect(await outcomeOf(await script({ ...polite, [line]: null })), line).toBe('notSent')
})

test('a connection that breaks after the content was handed over leaves the mail uncertain', async () => {
  expect(await outcomeOf(await script({ ...polite, '.': null }))).toBe('unknown')
})

test('a server that says later means later, at every step', async () => {
  for (const line of ['MAIL FROM', 'RCPT TO', 'DATA', '.'])
    expect(await outcomeOf(await script({ ...polite, [line]: '451 later' })), line).toBe('notSent')
  expect(await outcomeOf(await script({}, '421 busy'))).toBe('notSent')
})

test('a server that refuses recipient or content has refused for good, one that refuses the sender has not', async () => {
  expect(await outcomeOf(await script({ ...polite, 'RCPT TO': '550 unknown' }))).toBe('refused')
  expect(await outcomeOf(await script({ ...polite, '.': '554 spam' }))).toBe('refused')
  expect(await outcomeOf(await script({ ...polite, 'MAIL FROM': '550 not you' }))).toBe('notSent')
})

test('the address of the server says how it is reached, and with a password only encrypted', () => {
  expect(smtpServer('smtp://mail.example')).toEqual({
    connection: { host: 'mail.example', port: 587, secure: false, requireTLS: false },
    auth: undefined,
  })
  expect(smtpServer('smtps://a:b@mail.example')).toEqual({
    connection: { host: 'mail.example', port: 465, secure: true, requireTLS: false },
    auth: { user: 'a', pass: 'b' },
  })
  expect(smtpServer('smtp://a:b@mail.example:25').connection).toMatchObject({ port: 25, requireTLS: true })
  expect(smtpServer('smtp://a:b@127.0.0.1').connection).toMatchObject({ requireTLS: false })
})

test('an address of another form is refused in one sentence without its password', () => {
  for (const address of ['mail.example', 'http://a:secret@mail.example', 'smtp://', ''])
    expect(() => smtpServer(address)).toThrow(/^The address of the mail server must have the form .*\.$/)
})

test('a mail is handed over only after that is noted, and not at all where it cannot be', async () => {
  const { taken, url } = await serve()
  const notes: number[] = []
  await createSmtpTransport(url, { trust: 'installation' }).deliver(mail, {
    handOver: async () => void notes.push(taken.length),
  })
  expect([notes, taken.length]).toEqual([[0], 1])
  const refused = await createSmtpTransport(url, { trust: 'installation' }).deliver(mail, {
    handOver: () => Promise.reject(new Error('lost')),
  })
  expect([refused.outcome, taken.length]).toEqual(['notSent', 1])
})

test('when the program ends, what a hanging server has not been given yet is put back at once', async () => {
  const url = await script({ EHLO: '250 hello', 'MAIL FROM': '250 ok' })
  const ending = new AbortController()
  const attempt = createSmtpTransport(url, { trust: 'installation' }).deliver(mail, { ending: ending.signal })
  setTimeout(() => ending.abort(), 200)
  expect((await attempt).outcome).toBe('putBack')
})

test('when the program ends, a server that has the content is given a few seconds to say so', async () => {
  const { '.': _, ...silent } = polite
  const ending = new AbortController()
  const handOver = async () => void setTimeout(() => ending.abort(), 100)
  const started = performance.now()
  const { outcome } = await createSmtpTransport(await script(silent), { trust: 'installation' }).deliver(mail, {
    ending: ending.signal,
    handOver,
  })
  expect(outcome).toBe('unknown')
  expect(performance.now() - started).toBeLessThan(6000)
})
