import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, Card, IconButton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Title, useNotify } from 'react-admin'
import { Link } from 'react-router'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import {
  afterAll,
  entryTarget,
  MENU_ROW_FIELDS,
  type MenuNode,
  type MenuRow,
  menuTree,
  reordered,
} from './menu-tree.ts'

const POSITIONS = ['primary', 'social', 'legal']
const createPath = (source: object) => `/menu_item/create?source=${encodeURIComponent(JSON.stringify(source))}`

/** The menus as visitors see them, as trees. */
export function MenuScreen() {
  const text = useText()
  const labels = useLabels()
  const { rows, move } = useMenuRows()

  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={labels.collection('menu_item')} />
      {POSITIONS.map((position) => (
        <Card key={position} variant="outlined" component="section" sx={{ p: 2 }} aria-labelledby={`menu-${position}`}>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography id={`menu-${position}`} component="h2" variant="h6">
              {labels.choice('position', position)}
            </Typography>
            <Button
              component={Link}
              to={createPath({ position, sort: afterAll(menuTree(rows, position).map(({ row }) => row)) })}
            >
              {text('tree.add')}
            </Button>
          </Stack>
          <Nodes nodes={menuTree(rows, position)} move={move} />
        </Card>
      ))}
    </Stack>
  )
}

/** One place up or down; `clicks` are those in a row at one place of the screen. */
type Move = (id: number, by: -1 | 1, clicks: number) => void

const MENU = ['menu']

/** The entries of all menus, and what moves one of them: it is seen at once, and written in turn with the moves before it. */
function useMenuRows(): { rows: readonly MenuRow[]; move: Move } {
  const { gate, sdk } = useBackend()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const client = useQueryClient()
  const waiting = useRef({ count: 0, until: Promise.resolve() })
  const moved = useRef<number>(undefined)
  const { data: rows = [] } = useQuery({
    queryKey: MENU,
    gcTime: 0,
    queryFn: async () =>
      (await gate.guarded(() => sdk.items('menu_item').read({ fields: MENU_ROW_FIELDS, limit: -1 }))).data,
  })

  async function write(places: ReturnType<typeof reordered>) {
    try {
      for (const { id, sort } of places)
        await gate.guarded(() => sdk.items('menu_item').update(id, { sort }, { fields: ['id'] }))
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    waiting.current.count--
    if (waiting.current.count === 0) await client.invalidateQueries({ queryKey: MENU })
  }

  const move: Move = (clicked, by, clicks) => {
    // The first click moves the entry away from under the pointer: those right after it mean that entry still.
    const id = clicks > 1 ? (moved.current ?? clicked) : clicked
    moved.current = id
    const present = client.getQueryData<MenuRow[]>(MENU) ?? []
    const places = reordered(present, id, by)
    if (places.length === 0) return
    const sorts = new Map(places.map((place) => [place.id, place.sort]))
    client.setQueryData(
      MENU,
      present.map((row) => ({ ...row, sort: sorts.get(row.id) ?? row.sort })),
    )
    waiting.current.count++
    waiting.current.until = waiting.current.until.then(() => write(places))
  }

  return { rows, move }
}

function Nodes({ nodes, move }: { nodes: readonly MenuNode[]; move: Move }) {
  const text = useText()
  if (nodes.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', pl: { xs: 1, sm: 3 }, my: 0 }}>
      {nodes.map(({ row, sub, groups }, index) => {
        const name = row.display_name
        return (
          <li key={row.id}>
            <Stack direction="row" sx={{ alignItems: 'center' }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}{' '}
                <Typography component="span" variant="body2" color="text.secondary">
                  {entryTarget(row)}
                </Typography>
              </Typography>
              <IconButton
                aria-label={text('tree.up', { name })}
                disabled={index === 0}
                onClick={({ detail }) => move(row.id, -1, detail)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={text('tree.down', { name })}
                disabled={index === nodes.length - 1}
                onClick={({ detail }) => move(row.id, 1, detail)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
              <IconButton aria-label={text('tree.edit', { name })} component={Link} to={`/menu_item/${row.id}`}>
                <EditIcon fontSize="small" />
              </IconButton>
            </Stack>
            <Nodes nodes={sub} move={move} />
            {groups.map((group) => (
              <Box key={group.id} sx={{ pl: { xs: 1, sm: 3 } }}>
                <Stack direction="row" sx={{ alignItems: 'center' }}>
                  <Typography variant="subtitle2" component="p" sx={{ flex: 1 }}>
                    {group.name}
                  </Typography>
                  <Button
                    size="small"
                    component={Link}
                    to={createPath({
                      group: group.id,
                      position: row.position,
                      sort: afterAll(group.sub.map(({ row }) => row)),
                    })}
                  >
                    {text('tree.addTo', { name: group.name })}
                  </Button>
                </Stack>
                <Nodes nodes={group.sub} move={move} />
              </Box>
            ))}
          </li>
        )
      })}
    </Box>
  )
}
