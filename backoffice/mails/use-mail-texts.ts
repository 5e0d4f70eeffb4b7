import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EditableMail } from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'
import type { TypedMail } from '#sdk/mail-texts.ts'
import { useBackend } from '../api/backend-context.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const KEY = ['mail-texts']

/** What the program writes in mails, what the shop writes in its place, and how that is kept. */
export function useMailTexts() {
  const { gate, sdk } = useBackend()
  const { project } = useWorkplace()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    gcTime: 0,
    queryFn: () =>
      gate.guarded(async () => {
        const [standard, own] = await Promise.all([
          sdk.mailTexts.standard(),
          sdk.items('mail_text').read({ fields: ['id', 'kind', 'language', 'subject', 'message'], limit: 200 }),
        ])
        return { standard, own: own.data }
      }),
  })

  const standardOf = (kind: EditableMail, language: Language) =>
    data?.standard.find((one) => one.kind === kind && one.language === language)
  const ownOf = (kind: EditableMail, language: Language) =>
    data?.own.find((one) => one.kind === kind && one.language === language)

  /** What differs from the program's words; empty for what does not. */
  function typed(kind: EditableMail, language: Language, words: { subject: string; message: string }): TypedMail {
    const standard = standardOf(kind, language)
    const own = (text: string, usual: string | undefined) => (text.trim() === usual ? '' : text.trim())
    return {
      kind,
      language,
      subject: own(words.subject, standard?.subject),
      message: own(words.message, standard?.text),
    }
  }

  /** Keeps the words; nothing of one's own is kept by taking the record away. */
  async function save({ kind, language, subject, message }: TypedMail) {
    const items = sdk.items('mail_text')
    const row = ownOf(kind, language)
    const words = { subject: subject || null, message: message || null }
    await gate.guarded(async () => {
      if (!subject && !message) return row && items.delete(row.id)
      return row ? items.update(row.id, words) : items.create({ project: project.id, kind, language, ...words })
    })
    await queries.invalidateQueries({ queryKey: KEY })
  }

  return { isReady: data !== undefined, kinds: kindsIn(data?.standard ?? []), standardOf, ownOf, typed, save }
}

const kindsIn = (standard: readonly { readonly kind: EditableMail }[]) => [...new Set(standard.map(({ kind }) => kind))]
