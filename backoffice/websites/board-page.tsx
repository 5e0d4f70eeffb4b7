import { Button, Paper, Stack, type SxProps, TableContainer, type Theme, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { Link } from 'react-router'
import type { WebsiteOnBoard } from '#contract/wire/websites.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { FileButton } from '../imports/file-button.tsx'
import { RowsTable } from '../work/rows-table.tsx'
import { downloadFrom } from '../work/save-file.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { enterWebsite, goToWebsite } from './enter-website.ts'
import { MoveDialog, type WebsiteMove } from './move-dialog.tsx'
import { OldWebsiteButton } from './old-website-button.tsx'
import { sendWebsite } from './send-website.ts'

/** Six columns fit beside the menu of a tablet, with room for a website's long name. */
const NARROW_CELLS: SxProps<Theme> = (theme) => ({
  contain: 'inline-size',
  [theme.breakpoints.between('sm', 'lg')]: { '& td, & th': { px: 1 } },
})

/** All websites of the installation with what waits there, each one click away. */
export function BoardPage() {
  const text = useText()
  const { data } = useQuery({
    queryKey: ['websites'],
    gcTime: 0,
    queryFn: async () => (await gate.guarded(() => sdk.websites.list())).data,
  })
  const { data: version } = useQuery({
    queryKey: ['version'],
    queryFn: async () => (await gate.guarded(() => sdk.server.health())).data.version,
  })
  const [move, setMove] = useState<WebsiteMove>()
  const copyOf = ({ id, name }: WebsiteOnBoard): WebsiteMove => ({
    title: text('websites.copyOf', { name }),
    isCopy: true,
    send: async (as) => (await sdk.websites.copy(id, as)).data,
  })
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: '70rem' }}>
      <Title title={text('websites.all')} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography component="h1" variant="h5">
          {text('websites.all')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            label={text('websites.take')}
            accept=".tar"
            disabled={false}
            take={(file) => setMove({ title: text('websites.take'), send: (as) => sendWebsite(file, as) })}
          />
          <OldWebsiteButton made={goToWebsite} />
          <Button component={Link} to="/new-website" variant="contained">
            {text('websites.new')}
          </Button>
        </Stack>
      </Stack>
      {/* However wide the table is, it scrolls in itself and does not widen the screen. */}
      <TableContainer component={Paper} variant="outlined" sx={NARROW_CELLS}>
        <RowsTable
          size="medium"
          stacks
          rows={data ?? []}
          keyOf={({ id }) => id}
          columns={[
            { head: text('websites.column.name'), cell: (website) => <NameAndDomain of={website} />, isName: true },
            {
              head: text('websites.column.state'),
              cell: ({ live }) => text(live ? 'websites.isLive' : 'websites.isNotLive'),
            },
            { head: text('websites.column.orders'), cell: ({ orders }) => orders, align: 'right' },
            { head: text('websites.column.mails'), cell: ({ mails }) => mails, align: 'right' },
            { head: text('websites.column.duties'), cell: ({ duties }) => duties, align: 'right' },
            {
              head: '',
              align: 'right',
              sx: { whiteSpace: 'nowrap' },
              cell: (website) => <RowButtons website={website} copy={() => setMove(copyOf(website))} />,
            },
          ]}
        />
      </TableContainer>
      {move && <MoveDialog {...move} close={() => setMove(undefined)} />}
      {version && <Typography color="text.secondary">{text('websites.version', { version })}</Typography>}
    </Stack>
  )
}

const NameAndDomain = ({ of: { name, domain } }: { of: WebsiteOnBoard }) => (
  <>
    {name}
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'break-word' }}>
      {domain}
    </Typography>
  </>
)

function RowButtons({ website: { id, name }, copy }: { website: WebsiteOnBoard; copy: () => void }) {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { project } = useWorkplace()
  const enter = () =>
    gate.guarded(() => enterWebsite(id)).catch((error) => notify(failureWords(error), { type: 'error' }))
  return (
    <Stack
      direction={{ xs: 'column', lg: 'row' }}
      sx={{ alignItems: { xs: 'flex-end', lg: 'center' }, justifyContent: 'flex-end' }}
    >
      <Button onClick={() => downloadFrom(sdk.websites.archivePath(id))} aria-label={text('websites.saveOf', { name })}>
        {text('websites.save')}
      </Button>
      <Button onClick={copy} aria-label={text('websites.copyOf', { name })}>
        {text('websites.copy')}
      </Button>
      {id === project.id ? (
        <Typography variant="body2">{text('websites.here')}</Typography>
      ) : (
        <Button onClick={enter} aria-label={text('websites.go', { name })}>
          {text('websites.enter')}
        </Button>
      )}
    </Stack>
  )
}
