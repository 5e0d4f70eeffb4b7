import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { officeProblemText } from './problem-text.ts'

/** Words for what the backend says of a field. */
export function useProblemText(): (message: string) => string {
  const language = useOfficeLanguage()
  return (message) => officeProblemText(message, language)
}
