import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import type { Reach } from '../outside/public-address.ts'
import type { OutgoingMail } from './mail.ts'
import { transportsOf } from './transports.ts'

const mail: OutgoingMail = {
  messageId: '<1@muster.example>',
  from: { address: 'laden@muster.example' },
  to: { address: 'anna@example.org' },
  subject: 'Guten Tag',
  text: 'Hallo',
  headers: {},
  date: new Date('2026-11-20T12:00:00Z'),
}

let domains = 0

withDatabases((database) => {
  const projectWith = async (smtpUrl?: string) => {
    const domain = `transports-${domains++}.example`
    const project = Number(await insertTree(database(), 'project', { domain, display_name: domain, languages: ['de'] }))
    if (smtpUrl) await database().insertInto('settings').values({ project, key: 'smtp_url', value: smtpUrl }).execute()
    return project
  }
  const deliver = async (project: number | null, smtpUrl?: string, reach?: Reach) => {
    const transport = await transportsOf(database(), smtpUrl, reach)(project)
    return transport.deliver(mail)
  }

  test('without any server mails are kept in the mailbox', async () => {
    expect((await deliver(await projectWith())).outcome).toBe('kept')
    expect((await deliver(null)).outcome).toBe('kept')
  })

  test('a project’s own server goes before the installation’s', async () => {
    const own = await deliver(await projectWith('smtp://127.0.0.1:1'), 'smtp://127.0.0.1:2', { isAllowed: () => true })
    expect(own.response).toContain('127.0.0.1:1')
    expect((await deliver(await projectWith(), 'smtp://127.0.0.1:2')).response).toContain('127.0.0.1:2')
  })

  test('only the installation’s server may lie in a private network', async () => {
    const own = await deliver(await projectWith('smtp://127.0.0.1:1'))
    expect(own).toMatchObject({ outcome: 'notSent', response: expect.stringContaining('private') })
    expect((await deliver(await projectWith(), 'smtp://127.0.0.1:2')).response).toContain('ECONNREFUSED')
  })

  test('a server’s address that cannot be read leaves the mail to be tried again', async () => {
    const delivery = await deliver(await projectWith('mail.example'))
    expect(delivery).toMatchObject({ outcome: 'notSent', response: expect.stringContaining('smtp://') })
  })
})
