import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, Card, IconButton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useDataProvider, useNotify } from 'react-admin'
import { Link } from 'react-router'
import { noticeOf } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { afterAll, entryTarget, MENU_ROW_FIELDS, type MenuNode, menuTree, reordered } from './menu-tree.ts'

const POSITIONS = ['primary', 'social', 'legal']
const createPath = (source: object) => `/menu_item/create?source=${encodeURIComponent(JSON.stringify(source))}`

/** The menus as visitors see them, as trees. */
export function MenuScreen() {
  const text = useText()
  const labels = useLabels()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const { data: rows = [], refetch } = useQuery({
    queryKey: ['menu'],
    gcTime: 0,
    queryFn: async () =>
      (await gate.guarded(() => sdk.items('menu_item').read({ fields: MENU_ROW_FIELDS, limit: -1 }))).data,
  })

  async function move(siblings: readonly MenuNode[], from: number, to: number) {
    try {
      for (const { id, sort } of reordered(siblings, from, to))
        await dataProvider.updateMany('menu_item', { ids: [id], data: { sort } })
      await refetch()
    } catch (error) {
      notify(noticeOf(error), { type: 'error' })
    }
  }

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

type Move = (siblings: readonly MenuNode[], from: number, to: number) => Promise<void>

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
                onClick={() => move(nodes, index, index - 1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={text('tree.down', { name })}
                disabled={index === nodes.length - 1}
                onClick={() => move(nodes, index, index + 1)}
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
