import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#contract/model/row-of.ts'
import { differingHours, isSameHouse } from '#domain/company/differing-hours.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

const PERIODS = ['opening_periods.day', 'opening_periods.time_open', 'opening_periods.time_close'] as const
const COMPANY_FIELDS = ['id', 'addresses.street', 'addresses.number', 'addresses.zip_code', ...PERIODS] as const
const BRANCH_FIELDS = ['id', 'display_name', 'street', 'zip', ...PERIODS] as const

type CompanyHours = RowOf<'company', typeof COMPANY_FIELDS>
type BranchHours = RowOf<'branch', typeof BRANCH_FIELDS>

/** The form around it: what is being written of a company or of a branch, which need not be asked for. */
export type HoursInForm =
  | { readonly collection: 'company'; readonly record: Partial<CompanyHours> }
  | { readonly collection: 'branch'; readonly record: Partial<BranchHours> }

const storedCompany = () => sdk.items('company').first({ fields: COMPANY_FIELDS })
const storedBranches = async () => (await sdk.items('branch').read({ fields: BRANCH_FIELDS, limit: 100 })).data

/** The company and the branches; of a form its own, and the other side as it is stored. */
function useHours(written: HoursInForm | undefined): {
  company?: Partial<CompanyHours> | null | undefined
  branches: readonly Partial<BranchHours>[]
} {
  const ofCompany = written?.collection === 'company' ? written.record : undefined
  const ofBranch = written?.collection === 'branch' ? written.record : undefined
  const company = useQuery({
    queryKey: ['company-hours'],
    gcTime: 0,
    enabled: !ofCompany,
    queryFn: () => gate.guarded(storedCompany),
  })
  const branches = useQuery({
    queryKey: ['branch-hours'],
    gcTime: 0,
    enabled: !ofBranch,
    queryFn: () => gate.guarded(storedBranches),
  })
  return { company: ofCompany ?? company.data, branches: ofBranch ? [ofBranch] : (branches.data ?? []) }
}

/** Warns where the company and the branch in the same house say different hours, and names both. */
export function HoursWarning({ written }: { written?: HoursInForm }) {
  const text = useText()
  const language = useOfficeLanguage()
  const { company, branches } = useHours(written)
  const said = (hours: string | undefined) => (hours === undefined ? text('hours.none') : hours || text('hours.closed'))
  const [address] = company?.addresses ?? []
  if (!company || !address) return null
  const house = { street: address.street ?? '', number: address.number, zip: address.zip_code ?? '' }
  return branches
    .filter(({ street, zip }) => isSameHouse(house, { street: street ?? '', zip: zip ?? '' }))
    .map(({ id, display_name, opening_periods }) => ({
      branch: display_name ?? '',
      id,
      days: differingHours(company.opening_periods ?? [], opening_periods ?? []),
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
