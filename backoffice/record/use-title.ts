import { useCallback } from 'react'
import type { AnyItem } from '#sdk/resource.ts'
import { useLabels } from '../labels/use-labels.ts'
import { titleOf } from './title-of.ts'

/** What records are called in the person's language. */
export function useTitle(): (record: AnyItem | undefined) => string {
  const labels = useLabels()
  return useCallback((record) => titleOf(record, labels), [labels])
}
