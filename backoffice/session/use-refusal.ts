import { ApiError, hasApiCode } from '#sdk/api-error.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'

/** Says why a change of the own account was refused. */
export function useRefusal(): (error: unknown) => string {
  const text = useText()
  const problemText = useProblemText()
  return (error) => {
    if (hasApiCode(error, 112)) return text('session.otpWrong')
    if (hasApiCode(error, 300)) return text('account.presentWrong')
    if (error instanceof ApiError && (error.status === 429 || error.code === '-1')) return problemText(error.message)
    return text('session.failed')
  }
}
