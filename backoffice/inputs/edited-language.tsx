import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface EditedLanguage {
  readonly language: string | undefined
  choose(language: string): void
}

const EditedLanguageContext = createContext<EditedLanguage>({ language: undefined, choose: () => {} })

/** Keeps which language's texts are being written, the same for all parts of a form. */
export function EditedLanguageProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState<string>()
  const value = useMemo(() => ({ language, choose }), [language])
  return <EditedLanguageContext value={value}>{children}</EditedLanguageContext>
}

export const useEditedLanguage = (): EditedLanguage => use(EditedLanguageContext)
