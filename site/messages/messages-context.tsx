import { createContext, useContext } from 'react'
import type { Messages } from './message-types.ts'

const MessagesContext = createContext<Messages | null>(null)

export const MessagesProvider = MessagesContext.Provider

export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
