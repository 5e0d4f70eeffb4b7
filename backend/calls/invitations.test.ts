import { expect, test } from 'vitest'
import type { ResetMail } from '../auth/password-reset.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { queueResetMail } from '../mail/reset-mail.ts'
import { sampleClock } from '../mail/sample-mail.ts'
import { PASSWORD, testClient } from './test-client.ts'

const DAY = 86_400_000

withDatabases((database) => {
  test('who is invited by mail sets the password once, within a week, and signs in with it', async () => {
    const db = database()
    const project = Number((await sampleShop(db, 'juwelier.example')).project)
    const mails: ResetMail[] = []
    let time = Date.now()
    const now = () => new Date(time)
    const sendMail = async (mail: ResetMail) => {
      mails.push(mail)
      await queueResetMail({ db, ...sampleClock(), mailFrom: 'laden@juwelier.example' }, mail, project)
    }
    const client = testClient(db, { defaultDomain: 'juwelier.example', now, sendMail })
    const owner = await client.signedInAs({ email: 'chefin@post.example', role: 'administrator', project })
    const editor = await client.signedInAs({ email: 'schreibt@post.example', role: 'editor', project })
    const [role] = (await client.call('GET', '/roles?filter[name]=shop_staff', undefined, owner)).body.data
    const made = await client.call(
      'POST',
      '/users',
      { email: 'Neu@post.example', role: role?.id, language: 'fr' },
      owner,
    )
    const id = Number(made.body.data.id)
    const invite = (as: Record<string, string>, who = id) => client.call('POST', `/users/${who}/invite`, {}, as)
    expect((await invite({})).status).toBe(401)
    expect((await invite(editor)).status).toBe(403)
    expect((await invite(owner)).body.data).toEqual({ recipient: 'neu@post.example' })
    await invite(owner)

    // Each invitation that went out is told in the trail, those that were refused are not.
    const trail = await db.selectFrom('activity').selectAll().where('kind', '=', 'account_invited').execute()
    expect(trail).toHaveLength(2)
    for (const entry of trail)
      expect(entry).toMatchObject({ user: id, email: 'neu@post.example', by_email: 'chefin@post.example', note: null })
    expect(JSON.stringify(trail)).not.toContain(String(mails[0]?.link.split('token=')[1]))

    const letter = await db.selectFrom('mail').selectAll().where('recipient_address', '=', 'neu@post.example').execute()
    expect(letter[0]).toMatchObject({ kind: 'invitation', subject: expect.stringMatching(/^Votre accès à /) })
    expect(Boolean(letter[0]?.confidential)).toBe(true)
    for (const secret of ['chefin', 'shop_staff', 'Verkauf']) expect(String(letter[0]?.text)).not.toContain(secret)

    const token = (mail: ResetMail | undefined) => String(mail?.link.split('token=')[1])
    const set = (mail: ResetMail | undefined, password: string) =>
      client.call('POST', '/auth/password/reset', { token: token(mail), password })
    // Anybody can ask for a new password: the invitation stays good, and each is over with the other.
    const forget = () => client.call('POST', '/auth/password/request', { email: 'neu@post.example' })
    expect((await forget()).status).toBe(200)
    await expect.poll(() => mails.length).toBe(3)
    const welcome = (mail: ResetMail | undefined) =>
      client.call('POST', '/auth/password/invitation', { token: token(mail) })
    expect((await welcome(mails[1])).body.data).toEqual({
      email: 'neu@post.example',
      by: 'chefin@post.example',
      site: expect.stringMatching(/./),
    })
    for (const other of [mails[0], mails[2], undefined]) expect((await welcome(other)).status).toBe(401)
    expect((await set(mails[0], PASSWORD)).status).toBe(401)
    expect(await set(mails[1], 'password1234')).toMatchObject({ status: 422 })
    time += 8 * DAY
    expect((await set(mails[1], PASSWORD)).status).toBe(401)
    time -= 2 * DAY
    await forget()
    await expect.poll(() => mails.length).toBe(4)
    expect((await set(mails[2], PASSWORD)).status).toBe(401)
    expect((await set(mails[1], PASSWORD)).status).toBe(200)
    expect((await set(mails[3], PASSWORD)).status).toBe(401)
    expect((await welcome(mails[1])).status).toBe(401)
    expect((await set(mails[1], PASSWORD)).status).toBe(401)
    const person = { email: 'neu@post.example', password: PASSWORD }
    expect((await client.call('POST', '/auth/authenticate', person)).status).toBe(200)

    // Who has signed in asks for a new password by themselves; nobody else has a link to their account made.
    time = Date.now()
    expect((await invite(owner)).status).toBe(409)
    expect((await invite(owner, 999_999)).status).toBe(404)
  })

  test('an invitation to another website names and leads to that one, and is over once the account is suspended', async () => {
    const db = database()
    const here = Number((await sampleShop(db, 'schmuck.example')).project)
    const there = Number(
      await insertTree(db, 'project', { domain: 'optiker.example', display_name: 'Optiker', languages: ['de'] }),
    )
    const mails: { readonly link: string; readonly project: number | null }[] = []
    const sendMail = async ({ link }: ResetMail, project: number | null) => void mails.push({ link, project })
    const client = testClient(db, { defaultDomain: 'schmuck.example', sendMail })
    const owner = await client.signedInAs({ email: 'inhaberin@post.example', role: 'administrator' })
    const [role] = (await client.call('GET', '/roles?filter[name]=editor', undefined, owner)).body.data
    const invited = async (email: string, project: number) => {
      const { body } = await client.call('POST', '/users', { email, role: role?.id, project }, owner)
      expect((await client.call('POST', `/users/${body.data.id}/invite`, {}, owner)).status).toBe(200)
      return body.data.id
    }
    await invited('optik@post.example', there)
    expect(mails).toEqual([
      { project: there, link: expect.stringMatching(/^https:\/\/optiker\.example\/admin\/reset#/) },
    ])

    const id = await invited('weg@post.example', here)
    await client.call('PATCH', `/users/${id}`, { status: 'suspended' }, owner)
    const body = { token: mails[1]?.link.split('token=')[1], password: PASSWORD }
    expect((await client.call('POST', '/auth/password/reset', body)).status).toBe(401)
  })
})
