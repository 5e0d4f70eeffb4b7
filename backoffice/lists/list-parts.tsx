import type { ReactNode } from 'react'
import { Pagination, useListContext } from 'react-admin'
import { useOnceNeeded } from '../inputs/use-once-needed.ts'
import { useSoon } from '../inputs/use-soon.ts'

/** The way to the next page of a list, which stands below its rows and comes right after them. */
export const SoonPagination = () => (useSoon() ? <Pagination /> : null)

/** What can be done with chosen rows: there from when the first one is chosen. */
export const OnceChosen = ({ children }: { readonly children: ReactNode }) =>
  useOnceNeeded(useListContext().selectedIds.length > 0) ? children : null
