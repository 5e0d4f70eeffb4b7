import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductImport } from '#contract/wire/product-imports.ts'
import { useBackend } from '../api/backend-context.ts'
import { useRun } from '../work/use-run.ts'

const KEY = ['imports']

/** Milliseconds between two looks at how far an import is. */
const LOOK_EVERY = 800

/** Imports that are shown at first, and at most. */
const FIRST = 20
const MOST = 200

const AT_WORK: readonly ProductImport['state'][] = ['reading', 'trying', 'writing', 'picturing', 'undoing']

/** Whether somebody works on it right now. */
export const isAtWork = ({ state }: ProductImport): boolean => AT_WORK.includes(state)

/** The imports of the website, kept fresh while one is worked on, `more` where there may be older ones, and a way to do something with them that tells what failed. */
export function useImports() {
  const { sdk, gate } = useBackend()
  const work = useRun(KEY)
  const [most, setMost] = useState(FIRST)
  const { data: imports = [] } = useQuery({
    queryKey: [...KEY, most],
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: () => gate.guarded(() => sdk.imports.list(most)),
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? LOOK_EVERY : false),
  })

  const more = imports.length === most && most < MOST ? () => setMost(MOST) : undefined
  return { calls: sdk.imports, imports, more, ...work }
}
