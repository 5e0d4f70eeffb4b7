import { useId } from 'react'
import type { BranchChoice } from '../data/branch-choices.ts'
import styles from './form.module.css'
import { FieldProblemText } from './form-field.tsx'
import { useFormMessages } from './messages/form-messages.ts'

type BranchFieldProps = { branches: readonly BranchChoice[]; problem?: string }

/** Which branch is meant, where there is more than one: it is told too. */
export function BranchField({ branches, problem }: BranchFieldProps) {
  const messages = useFormMessages()
  const id = useId()
  if (branches.length === 0) return null
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{messages.yourBranch()}</label>
      <select
        id={id}
        name="branch"
        className={styles.control}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        <option value="">{messages.anyBranch()}</option>
        {branches.map((branch) => (
          <option key={branch.id} value={branch.id}>
            {branch.name}
          </option>
        ))}
      </select>
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  )
}
