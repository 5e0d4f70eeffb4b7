import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BackOffice } from './app.tsx'
import { firstSpoken } from './i18n/first-spoken.ts'
import { i18nProvider } from './i18n/i18n-provider.ts'

const root = document.getElementById('back-office')
if (!root) throw new Error('The page has no place for the back office.')
// Until somebody has signed in nothing is known but the browser.
if (firstSpoken(navigator.languages) === 'en') await i18nProvider.changeLocale('en')
createRoot(root).render(
  <StrictMode>
    <BackOffice />
  </StrictMode>,
)

// Without it the browser's own page says that there is no line.
navigator.serviceWorker?.register('/admin/worker.js', { scope: '/admin/' }).catch(console.warn)
