import { PageIntro } from '../../pages/shared/page-intro.tsx'
import { BranchesSection } from '../../sections/still-sections.ts'
import type { BranchesData } from './branches-data.ts'

export default function BranchesPage({ data: { heading, branches } }: { data: BranchesData }) {
  return (
    <>
      <PageIntro heading={heading} />
      <BranchesSection section={{ kind: 'branches', html: '', items: [], branches }} />
    </>
  )
}
