import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useGetOne } from 'react-admin'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { REVISION } from '../api/data-provider.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { type SiteStanding, siteStanding } from './site-standing.ts'

/** How the record stands on the site as it is stored; `isLost` where the page that it leads to is not there. */
export function useSiteStanding(
  collection: string,
  record: RaRecord | undefined,
): { standing: SiteStanding | undefined; isLost: boolean } {
  const { languages, roots } = useWorkplace()
  const type = collection === 'brand' ? record?.type : undefined
  const { data: brandType } = useGetOne('brand_type', { id: type }, { enabled: type !== undefined })
  const place = { language: languages[0] ?? 'de', roots, brandRoute: brandType?.type, today: germanDay(new Date()) }
  const standing = record && siteStanding(collection, record, place)
  const target = standing && 'path' in standing ? standing.target : undefined
  const { data: isLost = false } = useQuery({
    queryKey: ['site-standing', target, record?.[REVISION]],
    enabled: target !== undefined,
    gcTime: 0,
    queryFn: async () => {
      // What leads to another site cannot be looked at, and need not be.
      const { status } = await fetch(target ?? '/', { method: 'HEAD', redirect: 'manual', cache: 'no-store' })
      return status >= 400
    },
  })
  return { standing, isLost }
}
