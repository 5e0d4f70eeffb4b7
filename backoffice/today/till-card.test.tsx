// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TillRun } from '#contract/wire/till.ts'
import { showScreen } from '../sample-office.tsx'
import { TillCard } from './till-card.tsx'

const fine: TillRun = {
  branch: 'markt',
  name: 'Am Markt',
  on: '2026-11-23T08:00:00.000Z',
  ...{ every: 24, problem: null, stock: 3, prices: 0, sold: 0, unknown: 0, overdue: false },
}

test('Heute names the branch whose file was refused or is overdue, and is silent while all is well', async () => {
  const runs = [
    fine,
    { ...fine, branch: 'hafen', name: 'Am Hafen', overdue: true },
    { ...fine, branch: null, name: null, problem: 'zu kurz' },
  ]
  showScreen(<TillCard load={async () => runs} />, { answers: {} })
  expect(await screen.findByRole('heading', { name: 'Dateien der Kasse' })).toBeTruthy()
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^Am Hafen: Seit 23\.11\.2026.* überfällig\.$/)
  expect(screen.getByRole('link', { name: 'Dateien ansehen' }).getAttribute('href')).toMatch(/\/till$/)
  expect(lines[1]).toMatch(/^Bestand nur für Pakete: Die Datei vom .* wurde abgewiesen: zu kurz$/)
})
