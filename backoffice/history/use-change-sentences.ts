import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type DataProvider, useDataProvider } from 'react-admin'
import type { Difference } from '#contract/wire/revisions.ts'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import type { AnyItem } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { useBackend } from '../api/backend-context.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useTitle } from '../record/use-title.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { type ChangeSentence, changeSentences } from './change-sentences.ts'
import type { NamedWorld, PointedTo } from './row-name.ts'

type Title = (record: AnyItem | undefined) => string

/** The records that changes name, by their places; what is gone is called as it was called last. */
async function namesOf(
  places: readonly string[],
  { dataProvider, sdk, title }: { dataProvider: DataProvider; sdk: Sdk; title: Title },
): Promise<ReadonlyMap<string, PointedTo>> {
  const found = new Map<string, PointedTo>()
  const byCollection = Map.groupBy(places, (place) => place.split('/')[0] ?? '')
  for (const [collection, named] of byCollection) {
    const ids = named.map((place) => place.slice(collection.length + 1))
    const { data } = await dataProvider.getMany(collection, { ids })
    for (const record of data)
      found.set(`${collection}/${record.id}`, {
        name: title(record),
        isGone: false,
        ...(collection === 'files' && { file: record as StoredFile }),
      })
    for (const id of ids.filter((id) => !found.has(`${collection}/${id}`))) {
      const { data: revisions } = await sdk.revisions.read({ collection, item: id, limit: 1 })
      found.set(`${collection}/${id}`, { name: title(revisions[0]?.data), isGone: true })
    }
  }
  return found
}

/** Changes of a record in sentences, with the names of what they point to as soon as those are known. */
export function useChangeSentences(
  collection: string,
  differences: readonly Difference[],
  record: AnyItem | undefined,
): ChangeSentence[] {
  const { model } = useWorkplace()
  const { sdk } = useBackend()
  const labels = useLabels()
  const language = useOfficeLanguage()
  const title = useTitle()
  const dataProvider = useDataProvider()
  const places = new Set<string>()
  const world: Omit<NamedWorld, 'pointedTo'> = { model, labels, language }
  const asking = (target: string, id: string) => {
    if (model.has(target)) places.add(`${target}/${id}`)
    return undefined
  }
  changeSentences({ ...world, pointedTo: asking }, collection, differences, record)
  const asked = [...places].toSorted()
  const { data } = useQuery({
    queryKey: ['pointed-to', language, ...asked],
    gcTime: 0,
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    queryFn: () => namesOf(asked, { dataProvider, sdk, title }),
  })
  const pointedTo = (target: string, id: string) => data?.get(`${target}/${id}`)
  return changeSentences({ ...world, pointedTo }, collection, differences, record)
}
