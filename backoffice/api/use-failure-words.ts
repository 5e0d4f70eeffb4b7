import { useTranslate } from 'react-admin'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { failureWords } from './failure.ts'

/** Says in the person's language why a call failed. */
export function useFailureWords(): (error: unknown) => string {
  const language = useOfficeLanguage()
  const translate = useTranslate()
  return (error) => (error instanceof Error ? failureWords(error, language) : translate('ra.notification.http_error'))
}
