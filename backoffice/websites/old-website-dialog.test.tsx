// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OldWebsiteTaken } from '#contract/wire/websites.ts'
import { ApiError } from '#sdk/api-error.ts'
import { showScreen } from '../sample-office.tsx'
import { OldWebsiteDialog } from './old-website-dialog.tsx'

const report: OldWebsiteTaken['report'] = {
  domain: 'alt.example',
  name: 'Juwelier Alt',
  languages: ['de'],
  records: { page: 4 },
  files: 2,
  refused: [{ record: 'brand "Ohne Art"', message: 'type leads to brand_type 99, which does not come over' }],
  lacking: [],
  left: ['collection blog_posts: 2 records'],
}

const refusal = (field: string, message: string) =>
  new ApiError(`${field} ${message}`, {
    ...{ code: 114, method: 'POST', url: '/websites/directus', status: 422 },
    body: { error: { fields: [{ field, message }] } },
  })

test('a website of another system is tried first, with all that does not come, and made by the second step; a change tries it anew', async () => {
  const asked: [string, boolean][] = []
  const made: string[] = []
  const answers = [
    () => Promise.reject(refusal('token', 'The server does not let the token read its contents')),
    () => Promise.resolve({ report }),
    () => Promise.resolve({ report }),
    () => Promise.resolve({ report, made: { id: 2, domain: 'alt.example', code: 'x' } }),
  ]
  const send = (form: FormData, trial: boolean): Promise<OldWebsiteTaken> => {
    asked.push([String(form.get('url')), trial])
    return answers.shift()?.() ?? Promise.reject(new Error('asked too often'))
  }
  const { user } = showScreen(
    <OldWebsiteDialog send={send} made={({ domain }) => made.push(domain)} close={() => {}} />,
  )
  await user.type(screen.getByRole('textbox', { name: /^Adresse des Servers/ }), 'https://cms.example')
  await user.type(screen.getByRole('textbox', { name: /^Projekt/ }), 'alt')
  await user.type(screen.getByLabelText(/^Token/), 'geheim')
  await user.click(screen.getByRole('button', { name: 'Prüfen' }))
  await screen.findByText('Der Server lässt dieses Token nicht lesen. Bitte das Token prüfen.')
  await user.click(screen.getByRole('button', { name: 'Prüfen' }))
  await screen.findByText('Juwelier Alt (alt.example) kommt mit, Dateien: 2.')
  screen.getByText('brand "Ohne Art": type verweist auf brand_type 99, das nicht mitkommt')
  screen.getByText('Sammlung blog_posts, Einträge: 2')
  await user.type(screen.getByRole('textbox', { name: /^Neue Adresse/ }), 'neu.example')
  expect(screen.queryByText(/kommt mit, Dateien/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Prüfen' }))
  await user.click(await screen.findByRole('button', { name: 'Website anlegen' }))
  await expect.poll(() => made).toEqual(['alt.example'])
  expect(asked).toEqual([true, true, true, false].map((trial) => ['https://cms.example', trial]))
})

test('a file takes the place of the address', async () => {
  const sent: FormData[] = []
  const send = async (form: FormData): Promise<OldWebsiteTaken> => {
    sent.push(form)
    return { report }
  }
  const { user } = showScreen(<OldWebsiteDialog send={send} made={() => {}} close={() => {}} />)
  await user.click(screen.getByRole('radio', { name: 'Aus einer Datei' }))
  expect(screen.queryByLabelText(/^Token/)).toBeNull()
  await user.upload(
    screen.getByLabelText(/^Datei \(JSON\)/),
    new File(['{}'], 'alt.json', { type: 'application/json' }),
  )
  await user.click(screen.getByRole('button', { name: 'Prüfen' }))
  await screen.findByText(/kommt mit, Dateien/)
  expect(sent[0]?.get('file')).toBeInstanceOf(File)
  expect([...(sent[0]?.keys() ?? [])]).toEqual(['file', 'website', 'name', 'domain'])
})
