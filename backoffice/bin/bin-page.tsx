import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash'
import { Button, Card, Stack, Link as TextLink, Typography } from '@mui/material'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Title, useNotify } from 'react-admin'
import { Link } from 'react-router'
import type { BinItem } from '#contract/wire/bin.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useTitle } from '../record/use-title.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const PER_PAGE = 50

/** What was deleted in the last 30 days: one click brings it back with everything that belonged to it. */
export function BinPage() {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const [ending, setEnding] = useState<BinItem>()
  const [restored, setRestored] = useState<{ path: string; name: string }>()
  const title = useTitle()
  const { data } = useQuery({
    queryKey: ['bin', page],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => gate.guarded(() => sdk.bin.read({ limit: PER_PAGE, page })),
  })
  const items = data?.data ?? []

  async function run(work: () => Promise<void>) {
    try {
      await gate.guarded(work)
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    // Lists and forms may have been asked for meanwhile, and know nothing of what came back.
    await queries.invalidateQueries()
  }

  const restore = (item: BinItem) =>
    run(async () => {
      await sdk.bin.restore(item.id)
      setRestored({ path: `/${item.collection}/${item.item}`, name: title(item.data) })
      notify('office.bin.restored', { type: 'success' })
    })

  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={text('bin.title')} />
      <Typography sx={{ maxWidth: '75ch' }}>{text('bin.help')}</Typography>
      {restored && (
        <Typography role="status">
          {text('bin.back')}{' '}
          <TextLink component={Link} to={restored.path}>
            {restored.name}
          </TextLink>
        </Typography>
      )}
      <Card variant="outlined" sx={{ overflowX: 'auto' }}>
        {data && items.length === 0 && <Typography sx={{ p: 4 }}>{text('bin.empty')}</Typography>}
        {items.length > 0 && <BinTable items={items} restore={restore} end={setEnding} />}
      </Card>
      <Stack direction="row" spacing={1}>
        {page > 1 && <Button onClick={() => setPage(page - 1)}>{text('history.newer')}</Button>}
        {page * PER_PAGE < (data?.meta.total_count ?? 0) && (
          <Button onClick={() => setPage(page + 1)}>{text('history.older')}</Button>
        )}
      </Stack>
      <Confirm
        isOpen={ending !== undefined}
        title={text('bin.end')}
        content={text('bin.endHelp', { name: ending ? title(ending.data) : '' })}
        onConfirm={() => {
          const { id } = ending ?? {}
          setEnding(undefined)
          if (id !== undefined) void run(() => sdk.bin.delete(id))
        }}
        onClose={() => setEnding(undefined)}
      />
    </Stack>
  )
}

interface Actions {
  restore: (item: BinItem) => void
  end: (item: BinItem) => void
}

function BinTable({ items, restore, end }: Actions & { items: readonly BinItem[] }) {
  const text = useText()
  const labels = useLabels()
  const moment = useMoment()
  const title = useTitle()
  return (
    <RowsTable
      stacks
      label={text('bin.title')}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { head: text('bin.what'), cell: (item) => `${labels.collection(item.collection, 'one')}: ${title(item.data)}` },
        {
          head: text('bin.deleted'),
          cell: ({ deleted_on, by }) => `${moment(deleted_on)} · ${by ?? text('history.nobody')}`,
        },
        { head: text('bin.until'), cell: ({ expires_on }) => moment(expires_on) },
        { head: '', align: 'right', cell: (item) => <BinButtons item={item} restore={restore} end={end} /> },
      ]}
    />
  )
}

function BinButtons({ item, restore, end }: Actions & { item: BinItem }) {
  const text = useText()
  const workplace = useWorkplace()
  const name = useTitle()(item.data)
  return (
    <>
      <Button
        startIcon={<RestoreFromTrash />}
        aria-label={text('bin.restoreOf', { name })}
        onClick={() => restore(item)}
      >
        {text('bin.restore')}
      </Button>
      {may(workplace, 'delete', item.collection) && (
        <Button color="error" aria-label={text('bin.endOf', { name })} onClick={() => end(item)}>
          {text('bin.end')}
        </Button>
      )}
    </>
  )
}
