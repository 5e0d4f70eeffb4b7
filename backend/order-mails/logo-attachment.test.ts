import { expect, test } from 'vitest'
import { themeProperties } from '#domain/look/theme.ts'
import { withDatabases } from '../db/with-databases.ts'
import { loadSharp } from '../files/load-sharp.ts'
import { insertTree } from '../items/insert.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterLogo, logoSource } from '../mail/letter-logo.ts'
import { logoAttachment } from './logo-attachment.ts'
import { orderAttachments } from './order-attachments.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><rect width="400" height="80"/></svg>'

withDatabases((database) => {
  test('a mail carries the logo as a picture with the name of the site, whatever the logo is, and goes without one that is gone', async () => {
    const db = database()
    const project = Number(
      await insertTree(db, 'project', { domain: 'logo.example', display_name: 'Logo', languages: ['de'] }),
    )
    const id = '0b0f8e0a-5a58-4f0c-9a52-3f3f2f1f0f00'
    const facts = { filename: 'logo.svg', type: 'image/svg+xml', size: DRAWING.length, hash: 'a'.repeat(64) }
    await insertTree(db, 'files', { id, project, ...facts, width: 400, height: 80 })
    const logo = await letterLogo(db, id)
    expect(logo).toEqual({ src: `cid:logo-${id}`, width: 240, height: 48 })
    const head = { siteName: 'Uhren "Süd"', email: undefined, from: undefined, lines: [], imprintPath: '/' }
    const theme = themeProperties(undefined)
    const letter = { language: 'de', heading: 'Hallo', paragraphs: [] } as const
    const { html } = renderLetter(letter, { ...head, theme, logo })
    expect(html).toContain('alt="Uhren &quot;Süd&quot;"')
    const [source = {}] = logoSource(html)
    const bytes = new TextEncoder().encode(DRAWING)
    const object = { size: bytes.length, bytes: async () => bytes, stream: () => new Blob([bytes]).stream() }
    const nothing = async () => {}
    const storage = { read: async () => object, write: nothing, writeFile: nothing, deleteFolder: nothing }
    const attached = await logoAttachment({ db, storage }, source)
    expect(attached).toMatchObject({ type: 'image/png', cid: `logo-${id}` })
    const sharp = await loadSharp()
    expect(await sharp(attached?.content).metadata()).toMatchObject({ format: 'png', width: 400, height: 80 })
    expect(await logoAttachment({ db, storage: { ...storage, read: async () => null } }, source)).toBeUndefined()

    // A mail before the logo was there does not keep later ones from showing it.
    let isThere = false
    const attachmentsOf = orderAttachments(db, { ...storage, read: async () => (isThere ? object : null) })
    expect(await attachmentsOf([source])).toEqual([])
    isThere = true
    expect(await attachmentsOf([source])).toEqual([attached])
  })
})
