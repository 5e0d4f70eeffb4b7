import { useQuery } from '@tanstack/react-query'
import type { Language } from '#domain/texts/language.ts'
import { useBackend } from '../api/backend-context.ts'
import { type AnswerTemplate, standardAnswers } from './standard-answers.ts'

const fields = ['display_name', 'message', 'translations.language', 'translations.message'] as const

/** The shop's own templates, and those that every shop has. */
export function useTemplates(): readonly AnswerTemplate[] {
  const { gate, sdk } = useBackend()
  const { data = [] } = useQuery({
    queryKey: ['answer-templates'],
    queryFn: async () => {
      const { data: rows } = await gate.guarded(() =>
        sdk.items('answer_template').read({ fields, sort: ['sort', 'id'], limit: 100 }),
      )
      return rows.map(({ display_name, message, translations }): AnswerTemplate => {
        const inLanguage = (language: Language) =>
          translations.find((words) => words.language === language)?.message || message
        return {
          name: { de: display_name, en: display_name },
          words: { de: inLanguage('de'), en: inLanguage('en'), fr: inLanguage('fr') },
        }
      })
    },
  })
  return [...data, ...standardAnswers]
}
