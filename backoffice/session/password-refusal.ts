import { fieldProblems } from '../api/failure.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'

/** Says why a new password was refused; undefined where that is not what went wrong. */
export function usePasswordRefusal(): (error: unknown) => string | undefined {
  const text = useText()
  const problemText = useProblemText()
  return (error) => {
    const problem = fieldProblems(error)?.find(({ field }) => field === 'password')?.message
    return problem === undefined ? undefined : text('session.passwordProblem', { problem: problemText(problem) })
  }
}
