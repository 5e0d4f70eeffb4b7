import { NotificationClasses } from 'react-admin'
import { useShortcut } from '../find/use-shortcut.ts'

/** Ctrl+Z takes back what can still be taken back, as the button of its notice is too far away for who works by keyboard. */
export function useUndoKeys(): void {
  const press = () => document.querySelector<HTMLElement>(`.${NotificationClasses.undo}`)?.click()
  useShortcut('z', press, { inFields: false })
}
