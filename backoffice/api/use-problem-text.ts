import { useOfficeLanguage } from '../i18n/use-text.ts'
import { problemText } from './problem-text.ts'

/** Words for what the backend says of a field. */
export function useProblemText(): (message: string) => string {
  const language = useOfficeLanguage()
  return (message) => problemText(message, language)
}
