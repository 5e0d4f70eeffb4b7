// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { SimpleForm } from 'react-admin'
import { expect, test } from 'vitest'
import { FieldInput } from '../forms/field-input.tsx'
import { describedModel } from '../record/described-model.ts'
import { showScreen } from '../sample-office.tsx'

test('another first language is asked about, whether it is moved up or the first is taken out', async () => {
  const field = describedModel().get('project')?.fields.languages
  if (!field) throw new Error('A project has no languages.')
  const saved: unknown[] = []
  const { user } = showScreen(
    <SimpleForm
      record={{ id: 1, languages: ['de', 'en'] }}
      onSubmit={(values: { languages?: unknown }) => void saved.push(values.languages)}
    >
      <FieldInput collection="project" field={field} source="languages" label="Sprachen" />
    </SimpleForm>,
    { collection: 'project' },
  )
  const answer = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  const first = () => screen.getByText('erste Sprache').closest('li')?.textContent
  await user.click(await screen.findByRole('button', { name: 'Englisch nach oben' }))
  await answer('Abbrechen')
  expect(first()).toMatch(/^Deutsch/)
  await user.click(await screen.findByRole('checkbox', { name: 'Deutsch' }))
  await answer('Englisch wird erste Sprache')
  expect(first()).toMatch(/^Englisch/)
  await user.click(await screen.findByRole('checkbox', { name: 'Deutsch' }))
  expect(first()).toMatch(/^Deutsch/)
  await user.click(await screen.findByRole('checkbox', { name: 'Französisch' }))
  await user.click(await screen.findByRole('button', { name: 'Speichern' }))
  await expect.poll(() => saved).toEqual([['de', 'en', 'fr']])
})
