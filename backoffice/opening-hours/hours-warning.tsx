import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { differingHours, type House, isSameHouse } from '#domain/company/differing-hours.ts'
import type { OpeningPeriod } from '#domain/hours/opening-hours.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

interface CompanyHours {
  readonly id: number
  readonly addresses: readonly { readonly street: string; readonly number: string | null; readonly zip_code: string }[]
  readonly opening_periods: readonly OpeningPeriod[]
}

interface BranchHours extends House {
  readonly id: number
  readonly display_name: string
  readonly opening_periods: readonly OpeningPeriod[]
}

/** What is being written now, in the place of what is stored. */
export interface HoursInForm {
  readonly collection: string
  readonly id: unknown
  readonly periods: readonly OpeningPeriod[]
}

async function storedHours() {
  const periods = ['day', 'time_open', 'time_close'].map((name) => `opening_periods.${name}`)
  const [company, branches] = await Promise.all([
    sdk.items<CompanyHours>('company').first({ fields: ['id', 'addresses.*', ...periods] }),
    sdk.items<BranchHours>('branch').read({ fields: ['id', 'display_name', 'street', 'zip', ...periods], limit: 100 }),
  ])
  return { company, branches: branches.data }
}

/** Warns where the company and the branch in the same house say different hours, and names both. */
export function HoursWarning({ written }: { written?: HoursInForm }) {
  const text = useText()
  const language = useOfficeLanguage()
  const { data } = useQuery({ queryKey: ['stored-hours'], gcTime: 0, queryFn: () => gate.guarded(storedHours) })
  const said = (hours: string | undefined) => (hours === undefined ? text('hours.none') : hours || text('hours.closed'))
  const [address] = data?.company?.addresses ?? []
  if (!data?.company || !address) return null
  const house = { ...address, zip: address.zip_code }
  const hoursOf = (collection: string, record: { id: number; opening_periods: readonly OpeningPeriod[] }) =>
    written?.collection === collection && written.id === record.id ? written.periods : record.opening_periods
  const company = hoursOf('company', data.company)
  return data.branches
    .filter((branch) => isSameHouse(house, branch))
    .map((branch) => ({
      branch: branch.display_name,
      id: branch.id,
      days: differingHours(company, hoursOf('branch', branch)),
    }))
    .filter(({ days }) => days.length > 0)
    .map(({ branch, id, days }) => (
      <Alert key={id} severity="warning" sx={{ my: 1 }}>
        {text('hours.differ', { branch })}
        <ul>
          {days.map(({ day, company, branch: other }) => (
            <li key={day.labels.de}>
              {text('hours.differs', {
                day: day.labels[language],
                branch,
                company: said(company),
                other: said(other),
              })}
            </li>
          ))}
        </ul>
      </Alert>
    ))
}
