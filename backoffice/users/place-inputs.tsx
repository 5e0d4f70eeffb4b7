import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useWebsites } from '../websites/use-websites.ts'
import { ownsInstallation } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const orNone = (value: unknown) => (value === '' ? null : value)

/** Where a person works: in one website or in all of them, which only who works for all may say, and in one branch or in all. */
export function PlaceInputs() {
  const text = useText()
  const labels = useLabels()
  const workplace = useWorkplace()
  const websites = useWebsites().map(({ id, display_name }) => ({ id, name: display_name }))
  const branches = useBranches().map(({ id, display_name }) => ({ id, name: display_name }))
  const chosen: unknown = useWatch({ name: 'project' })
  const isOwner = ownsInstallation(workplace)
  // A branch is one of the website whose back office this is.
  const isHere = !isOwner || chosen === workplace.project.id
  return (
    <>
      {isOwner && websites.length > 0 && (
        <SelectInput
          source="project"
          label={text('user.website')}
          choices={websites}
          translateChoice={false}
          emptyText={text('user.allWebsites')}
          parse={orNone}
          helperText={text('user.websiteHelp')}
        />
      )}
      {isHere && branches.length > 1 && (
        <SelectInput
          source="branch"
          label={labels.field('users', 'branch')}
          choices={branches}
          translateChoice={false}
          emptyText={text('user.allBranches')}
          parse={orNone}
          helperText={text('user.branchHelp')}
        />
      )}
    </>
  )
}
