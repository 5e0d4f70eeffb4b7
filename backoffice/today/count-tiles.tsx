import { useQuery } from '@tanstack/react-query'
import { countItems } from '../api/count-items.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { waiting } from './counts.ts'
import { Tile } from './tile.tsx'

/** How much waits, of each kind that the person may see. All of it is drawn at once; a count that fails leaves the others as they are. */
export function CountTiles() {
  const text = useText()
  const workplace = useWorkplace()
  const shown = waiting.filter(({ right, collection }) => may(workplace, right, collection))
  const { data = [] } = useQuery({
    queryKey: ['counts', shown.map(({ title }) => title)],
    gcTime: 0,
    queryFn: async () => {
      const counted = await Promise.allSettled(
        shown.map(({ collection, filter }) => gate.guarded(() => countItems(sdk, collection, filter))),
      )
      return counted.map((one) => (one.status === 'fulfilled' ? one.value : null))
    },
  })
  return shown.map(({ title, path, urgent }, at) => {
    const count = data[at] ?? undefined
    return (
      <Tile key={title} label={text(title)} count={count} path={path} isWaiting={urgent === true && (count ?? 0) > 0} />
    )
  })
}
