import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type ConsentDialogState = {
  /** Whether the visitor has asked for the dialog; it shows by itself as long as they have not decided. */
  asked: boolean
  open: () => void
  close: () => void
}

const ConsentDialogContext = createContext<ConsentDialogState>({ asked: false, open: () => {}, close: () => {} })

export const useConsentDialog = () => useContext(ConsentDialogContext)

export function ConsentDialogProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  const state = useMemo(() => ({ asked, open: () => setAsked(true), close: () => setAsked(false) }), [asked])
  return <ConsentDialogContext value={state}>{children}</ConsentDialogContext>
}
