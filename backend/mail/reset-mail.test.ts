import { expect, test } from 'vitest'
import { addAccount } from '../auth/account.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { queueResetMail } from './reset-mail.ts'
import { sampleClock } from './sample-mail.ts'

withDatabases((database) => {
  test('the mail is in the account’s language, confidential, and belongs to no project when the account does not', async () => {
    const db = database()
    const project = Number(
      await insertTree(db, 'project', { domain: 'reset.example', display_name: 'Muster', languages: ['de'] }),
    )
    const password = 'correct horse battery'
    await addAccount(db, { email: 'all@muster.example', role: 'administrator', password })
    await addAccount(db, { email: 'one@muster.example', role: 'editor', project, password })
    await db.updateTable('users').set({ language: 'fr' }).where('email', '=', 'one@muster.example').execute()
    const options = { db, ...sampleClock(), mailFrom: 'noreply@agency.example' }
    for (const to of ['all@muster.example', 'one@muster.example'])
      await queueResetMail(options, { kind: 'password_reset', to, link: 'https://muster.example/?token=1' }, project)
    const [all, one] = await db.selectFrom('mail').selectAll().orderBy('id').execute()
    expect(all).toMatchObject({ project: null, subject: 'Neues Kennwort festlegen', sender_name: 'Muster' })
    expect(one).toMatchObject({ project, subject: 'Définir un nouveau mot de passe' })
    for (const mail of [all, one]) {
      expect(Boolean(mail?.confidential)).toBe(true)
      expect(mail?.text).toContain('https://muster.example/?token=1')
    }
  })
})
