import { Button, Stack } from '@mui/material'
import { useLocaleState, useLocales } from 'react-admin'

/** The other languages of the back office, for pages that have no bar to choose one in. */
export function LanguageChoice() {
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {locales
        .filter((other) => other.locale !== locale)
        .map((other) => (
          <Button key={other.locale} lang={other.locale} size="small" onClick={() => setLocale(other.locale)}>
            {other.name}
          </Button>
        ))}
    </Stack>
  )
}
