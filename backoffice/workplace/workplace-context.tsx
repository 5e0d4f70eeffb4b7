import { createContext, useContext } from 'react'
import type { Workplace } from './workplace.ts'

export const WorkplaceContext = createContext<Workplace | undefined>(undefined)

/** Who works here and what they may see. Only below the signed-in part of the application. */
export function useWorkplace(): Workplace {
  const workplace = useContext(WorkplaceContext)
  if (!workplace) throw new Error('There is no workplace before the sign-in.')
  return workplace
}
