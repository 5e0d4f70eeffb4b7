import { useEffect } from 'react'
import { useLocaleState, useStoreContext } from 'react-admin'
import type { OwnUser } from '#contract/wire/accounts.ts'

/** Who has chosen no language in this browser since the sign-in is spoken to in that of the account. */
export function useAccountLanguage(user: Pick<OwnUser, 'language'> | undefined): void {
  const store = useStoreContext()
  const [, setLocale] = useLocaleState()
  const language = user && (user.language === 'en' ? 'en' : 'de')
  useEffect(() => {
    if (language && !store.getItem('locale')) setLocale(language)
  }, [language, store, setLocale])
}
