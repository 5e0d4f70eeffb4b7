import { useQuery } from '@tanstack/react-query'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import { openStates } from './counts.ts'
import { Tile } from './tile.tsx'

/** How many orders customers collect in each branch; outlined where one is to be laid ready. */
export function CollectionTiles() {
  const text = useText()
  const branches = useBranches()
  const { data = [] } = useQuery({
    queryKey: ['collections'],
    gcTime: 0,
    queryFn: async () => {
      const filter = { is_collection: true, state: { in: openStates } }
      const read = () =>
        sdk.items('ecommerce_order').read({ filter, fields: ['id', 'state', 'collect_branch'], limit: -1 })
      return (await gate.guarded(read)).data
    },
  })
  return branches.flatMap(({ id, display_name }) => {
    const own = data.filter(({ collect_branch }) => collect_branch === id)
    if (own.length === 0) return []
    return [
      <Tile
        key={id}
        label={text('collect.of', { branch: display_name })}
        count={own.length}
        path={listPath('ecommerce_order', { collect_branch: id, state: openStates })}
        isWaiting={own.some(({ state }) => state !== 'ready_for_collection')}
      />,
    ]
  })
}
