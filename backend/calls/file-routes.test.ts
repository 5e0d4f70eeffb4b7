import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addAccount } from '../auth/account.ts'
import { withDatabases } from '../db/with-databases.ts'
import { sampleFiles } from '../files/sample-files.ts'
import { samplePicture } from '../files/sample-picture.ts'
import { requestedProject } from '../http/requested-project.ts'
import { heldBackend } from './test-client.ts'

type Form = Record<string, string | Blob>

withDatabases((database) => {
  /** A backend with files, and calls of an editor of its own project. */
  const signedIn = async (options: Parameters<typeof sampleFiles>[1] = {}) => {
    const db = database()
    const sample = await sampleFiles(db, {
      projectOf: async (request) => (await requestedProject({ db }, request)).id,
      ...options,
    })
    const { project, files } = sample
    const domain = String(
      (await db.selectFrom('project').select('domain').where('id', '=', project).executeTakeFirstOrThrow()).domain,
    )
    const backend = heldBackend({ db, files })
    const email = `${randomUUID()}@example.test`
    const password = 'correct horse battery staple'
    await addAccount(db, { email, password, role: 'editor', project })

    const anonymous = async (
      method: string,
      path: string,
      body?: FormData | object,
      headers: Record<string, string> = {},
    ) => {
      const init = body instanceof FormData ? { body } : { body: body && JSON.stringify(body) }
      const response = await backend.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: { 'x-directus-project': domain, ...headers },
          ...init,
        }),
      )
      const text = await response.text()
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
    }
    const { body } = await anonymous('POST', '/auth/authenticate', { email, password })
    const authorization = `Bearer ${body.data.token}`
    const call = (method: string, path: string, content?: FormData | object) =>
      anonymous(method, path, content, { authorization })
    const upload = (form: Form) => call('POST', '/files?fields=*,translations.language,translations.alt', formOf(form))
    return { ...sample, anonymous, call, upload, backend, domain, authorization }
  }

  test('of two files in one call neither is kept, for the second would be lost', async () => {
    const { call } = await signedIn()
    const form = new FormData()
    for (const name of ['erste.png', 'zweite.png'])
      form.append('file', new Blob([new Uint8Array(await samplePicture())]), name)
    expect(await call('POST', '/files', form)).toMatchObject({
      status: 422,
      body: { error: { message: 'file must be one in each call' } },
    })
  })

  const formOf = (entries: Form) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(entries)) {
      if (typeof value === 'string') form.set(name, value)
      else form.set(name, value, 'ring.jpg')
    }
    return form
  }
  const picture = async (width = 40) => new Blob([new Uint8Array(await samplePicture(width, 20))])

  test('staff print a picture alone on a page of A4, strangers do not', async () => {
    const { upload, anonymous, backend, domain, authorization } = await signedIn()
    const { body } = await upload({ file: await picture(200) })
    const path = `/files/${body.data.id}/a4.pdf`
    const headers = { 'x-directus-project': domain, authorization }
    const answer = await backend.fetch(new Request(`http://localhost${path}`, { headers }))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(pdf).toMatch(/^%PDF-/)
    expect(pdf).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/)
    expect(pdf).toMatch(/Width 200/)
    expect((await anonymous('GET', path)).status).toBe(401)
    expect((await anonymous('GET', `/files/${randomUUID()}/a4.pdf`, undefined, { authorization })).status).toBe(404)
  })

  test('an editor uploads a picture with its texts and focal point', async () => {
    const { upload, anonymous } = await signedIn()
    const { status, body } = await upload({
      file: await picture(),
      title: 'Ring',
      'alt[de]': 'Ein Ring',
      'alt[en]': 'A ring',
      focal_x: '0.25',
      focal_y: '1',
    })
    expect([status, body.data]).toMatchObject([
      200,
      {
        ...{
          filename: 'ring.jpg',
          title: 'Ring',
          type: 'image/jpeg',
          width: 40,
          height: 20,
          focal_x: 0.25,
          focal_y: 1,
        },
        translations: [
          { language: 'de', alt: 'Ein Ring' },
          { language: 'en', alt: 'A ring' },
        ],
      },
    ])
    expect((await anonymous('HEAD', `/assets/${body.data.id}`)).status).toBe(200)
  })

  test('an upload is kept in the history under its author', async () => {
    const { upload, call } = await signedIn()
    const { id } = (await upload({ file: await picture() })).body.data
    const { data } = (await call('GET', `/revisions?collection=files&item=${id}`)).body
    expect(data).toMatchObject([{ action: 'create', user: expect.any(Number) }])
  })

  test('visitors read files but neither upload, change nor delete them', async () => {
    const { upload, anonymous } = await signedIn()
    const { id } = (await upload({ file: await picture() })).body.data
    expect((await anonymous('GET', `/files/${id}?fields=filename`)).body.data).toEqual({ filename: 'ring.jpg' })
    const attempts = await Promise.all([
      anonymous('POST', '/files', formOf({ file: await picture() })),
      anonymous('PATCH', `/files/${id}`, { title: 'x' }),
      anonymous('DELETE', `/files/${id}`),
    ])
    expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test.each([
    ['a form without a file', { title: 'Ring' }, 422, 'file'],
    ['a file that is a text field', { file: 'text' }, 422, 'file'],
    ['a focal point outside the picture', { file: new Blob(['x']), focal_x: '1.5' }, 422, 'focal_x'],
    ['a focal point that is no number', { file: new Blob(['x']), focal_y: 'NaN' }, 422, 'focal_y'],
    ['a web page', { file: new Blob(['<html>']) }, 422, 'file'],
  ])('%s is refused and the field named', async (_, form, status, field) => {
    const { upload } = await signedIn()
    const answer = await upload(form as Form)
    expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([status, field])
  })

  test('a text in a language that is not spoken here is refused', async () => {
    const { upload } = await signedIn()
    const answer = await upload({ file: await picture(), 'alt[xx]': 'Ring' })
    expect([answer.status, answer.body.error.fields[0].field]).toEqual([422, 'translations.0.language'])
  })

  test('a body that is no form is refused', async () => {
    const { call } = await signedIn()
    expect((await call('POST', '/files', { file: 'x' })).body.error.message).toContain('multipart/form-data')
  })

  test('a body without end is read no further than the limit', async () => {
    const { backend, domain, authorization } = await signedIn({ maxBytes: 100_000 })
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 10_000
        controller.enqueue(new Uint8Array(10_000))
      },
    })
    const headers = { 'x-directus-project': domain, authorization, 'content-type': 'multipart/form-data; boundary=b' }
    const init = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit
    const answer = await backend.fetch(new Request('http://localhost/files', init))
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(400_000)
  })

  test('moving the focal point gives the picture a new address, and the same point the same', async () => {
    const { upload, call } = await signedIn()
    const before = (await upload({ file: await picture() })).body.data
    const moved = (await call('PATCH', `/files/${before.id}`, { focal_x: 0.1 })).body.data
    expect(moved.hash).not.toBe(before.hash)
    const back = (await call('PATCH', `/files/${before.id}`, { focal_x: 0.5, title: 'Ring' })).body.data
    expect([back.hash, back.title]).toEqual([before.hash, 'Ring'])
  })

  test.each(['type', 'hash', 'size', 'project', 'placeholder'])(
    '%s follows from the bytes and cannot be written',
    async (field) => {
      const { upload, call } = await signedIn()
      const { id } = (await upload({ file: await picture() })).body.data
      const attempts = await Promise.all([
        call('PATCH', `/files/${id}`, { [field]: 'text/html' }),
        call('PATCH', `/items/files/${id}`, { [field]: 'text/html' }),
      ])
      expect(attempts.map(({ status }) => status)).toEqual([403, 403])
    },
  )

  test('no row is made without bytes, and none deleted beside them', async () => {
    const { upload, call } = await signedIn()
    const { id } = (await upload({ file: await picture() })).body.data
    const attempts = await Promise.all([
      call('POST', '/items/files', { filename: 'x', type: 'image/png', size: 1, hash: 'x' }),
      call('DELETE', `/items/files/${id}`),
    ])
    expect(attempts.map(({ status }) => status)).toEqual([403, 403])
  })

  test('a deleted file is shown to nobody, comes back from the bin, and goes with all sizes made of it when the bin ends it', async () => {
    const { upload, call, anonymous, folder, project } = await signedIn()
    const { id } = (await upload({ file: await picture() })).body.data
    await anonymous('GET', `/assets/${id}?width=80`)
    const intoBin = async () => {
      expect((await call('DELETE', `/files/${id}`)).status).toBe(204)
      expect((await anonymous('GET', `/assets/${id}`)).status).toBe(404)
      return (await call('GET', '/bin')).body.data[0].id
    }
    expect((await call('POST', `/bin/${await intoBin()}/restore`)).status).toBe(200)
    expect((await anonymous('GET', `/assets/${id}?width=80`)).status).toBe(200)
    expect((await call('DELETE', `/bin/${await intoBin()}`)).status).toBe(204)
    expect(await readdir(join(folder, String(project)))).toEqual([])
  })

  test('a deleted file cannot come back without its bytes, its texts can be restored while it is there', async () => {
    const { upload, call } = await signedIn()
    const { id } = (await upload({ file: await picture(), title: 'Ring' })).body.data
    await call('PATCH', `/files/${id}`, { title: 'Kette' })
    const [, first] = (await call('GET', `/revisions?collection=files&item=${id}`)).body.data
    expect((await call('POST', `/revisions/${first.id}/restore`)).body.data.title).toBe('Ring')
    await call('DELETE', `/files/${id}`)
    const answer = await call('POST', `/revisions/${first.id}/restore`)
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      'files: a deleted file cannot be restored, for its bytes are gone',
    ])
  })

  test('files of another project can neither be changed nor deleted', async () => {
    const [mine, other] = await Promise.all([signedIn(), signedIn()])
    const { id } = (await other.upload({ file: await picture() })).body.data
    const attempts = await Promise.all([
      mine.call('GET', `/files/${id}`),
      mine.call('PATCH', `/files/${id}`, { title: 'mine' }),
      mine.call('DELETE', `/files/${id}`),
    ])
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await other.anonymous('HEAD', `/assets/${id}`)).status).toBe(200)
  })
})
