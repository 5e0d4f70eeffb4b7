import { type RaRecord, useGetOne } from 'react-admin'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { sitePath } from './site-path.ts'

const isStatusShown = (record: RaRecord) => record.status === undefined || record.status === 'published'

/** The address at which visitors see the record as it is stored; undefined for what they do not see. */
export function useSitePath(collection: string, record: RaRecord | undefined): string | undefined {
  const { languages, roots } = useWorkplace()
  const type = collection === 'brand' ? record?.type : undefined
  const { data: brandType } = useGetOne('brand_type', { id: type }, { enabled: type !== undefined })
  if (!record || !isStatusShown(record)) return undefined
  return sitePath(collection, record, { language: languages[0] ?? 'de', roots, brandRoute: brandType?.type })
}
