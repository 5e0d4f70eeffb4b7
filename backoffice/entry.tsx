import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BackOffice } from './app.tsx'

const root = document.getElementById('back-office')
if (!root) throw new Error('The page has no place for the back office.')
createRoot(root).render(
  <StrictMode>
    <BackOffice />
  </StrictMode>,
)

// Without it the browser's own page says that there is no line.
navigator.serviceWorker?.register('/admin/worker.js', { scope: '/admin/' }).catch(console.warn)
