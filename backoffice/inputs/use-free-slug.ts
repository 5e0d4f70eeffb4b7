import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBackend } from '../api/backend-context.ts'

/** How long nobody types before the server is asked, in ms. */
const PAUSE = 250

/** How many of one name are told apart by number. */
const MOST = 20

const numbered = (slug: string, max: number): string[] =>
  Array.from({ length: MOST }, (_, at) => (at === 0 ? slug : `${slug.slice(0, max - 3)}-${at + 1}`))

/**
 * The address itself where no record of the collection has it, else the same with the first number that is free: `ring-2`.
 * @param slug what is asked for; with '' nobody is asked
 */
export function useFreeSlug(collection: string, slug: string, max: number): string {
  const { sdk, gate } = useBackend()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(slug), PAUSE)
    return () => clearTimeout(timer)
  }, [slug])
  const { data: taken = [] } = useQuery({
    queryKey: ['taken-slugs', collection, asked],
    enabled: asked !== '',
    gcTime: 0,
    queryFn: async () => {
      const read = () =>
        sdk.items(collection).read({ fields: ['slug'], filter: { slug: { in: numbered(asked, max) } }, limit: MOST })
      return (await gate.guarded(read)).data.map((row) => String(row.slug))
    },
  })
  if (slug === '') return slug
  return numbered(slug, max).find((one) => !taken.includes(one)) ?? slug
}
