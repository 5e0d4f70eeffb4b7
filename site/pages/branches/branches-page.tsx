import { PageIntro } from '../../pages/shared/page-intro.tsx'
import { StillBranches } from '../../sections/still-sections.ts'
import type { BranchesData } from './branches-data.ts'

export default function BranchesPage({ data: { heading, branches } }: { data: BranchesData }) {
  return (
    <>
      <PageIntro heading={heading} />
      <StillBranches section={{ kind: 'branches', html: '', items: [], branches }} />
    </>
  )
}
