import { Alert, Button, Card, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { MOST_BYTES, type ProductImport } from '#contract/wire/product-imports.ts'
import { lineKindOf } from '#domain/imports/visitor-lines.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { DirectusForm } from './directus-form.tsx'
import { FileButton } from './file-button.tsx'
import { ImportCard } from './import-card.tsx'
import { LineImport } from './line-import.tsx'
import { OldAddresses } from './old-addresses.tsx'
import { useImports } from './use-imports.ts'
import { withinBytes } from './within-bytes.ts'

const FILES = '.csv,.tsv,.txt,.xml,.xlsx,.json'

/** Takes in goods of other systems: a file is read and tried, somebody decides, and then it is written, or taken back. */
export function ImportsPage() {
  const text = useText()
  const workplace = useWorkplace()
  const { calls, imports, more, fault, isBusy, run } = useImports()
  const [open, setOpen] = useState<string>()
  const shown = imports.find(({ id }) => id === open) ?? imports[0]
  async function show(made: Promise<ProductImport | undefined>) {
    const found = await made
    if (found) setOpen(found.id)
  }
  const take = (file: File) => show(run(async () => calls.begin(withinBytes(file, MOST_BYTES.goods), file.name)))
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mt: 2, contain: 'inline-size' }}>
      <Title title={text('moving.title')} />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h5">
          {text('moving.title')}
        </Typography>
        <Typography>{text('moving.help')}</Typography>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <FileButton label={text('moving.choose')} accept={FILES} disabled={isBusy} take={(file) => void take(file)} />
          <DirectusForm disabled={isBusy} take={(place) => void show(run(() => calls.fromDirectus(place)))} />
        </Stack>
        {fault && <Alert severity="error">{fault}</Alert>}
        {shown && <ImportCard key={shown.id} shown={shown} calls={calls} run={run} isBusy={isBusy} />}
        {imports.length > 0 && <Earlier imports={imports} open={setOpen} />}
        {more && <Button onClick={more}>{text('moving.older')}</Button>}
        <LineImport undone={imports.filter(({ state, source }) => state === 'undone' && lineKindOf(source)).length} />
        {may(workplace, 'create', 'redirect') && <OldAddresses />}
        <Typography variant="body2">
          {text('moving.flat')}{' '}
          <Link component={RouterLink} to="/import">
            {text('moving.flatLink')}
          </Link>
        </Typography>
      </Stack>
    </Card>
  )
}

/** What a table without goods held, as its file does not tell. */
function KindOfLines({ source }: Pick<ProductImport, 'source'>) {
  const text = useText()
  const kind = lineKindOf(source)
  return kind && ` (${text(`moving.lines.short.${kind}`)})`
}

/** Columns that a telephone has no room for: there they stand below the name. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } }

function Earlier({ imports, open }: { imports: readonly ProductImport[]; open: (id: string) => void }) {
  const text = useText()
  const moment = useMoment()
  return (
    <>
      <Typography component="h2" variant="h6">
        {text('moving.before')}
      </Typography>
      <RowsTable
        label={text('moving.before')}
        rows={imports}
        keyOf={({ id }) => id}
        columns={[
          { head: text('moving.when'), cell: ({ created_on }) => moment(created_on), sx: WIDE },
          {
            head: text('moving.file'),
            cell: ({ filename, created_on, state, source }) => (
              <>
                {filename}
                <KindOfLines source={source} />
                <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                  {moment(created_on)}, {text(`moving.states.${state}`)}
                </Typography>
              </>
            ),
            sx: { overflowWrap: 'anywhere' },
          },
          { head: text('moving.state'), cell: ({ state }) => text(`moving.states.${state}`), sx: WIDE },
          {
            head: '',
            align: 'right',
            cell: ({ id }) => (
              <Button size="small" onClick={() => open(id)}>
                {text('moving.open')}
              </Button>
            ),
          },
        ]}
      />
    </>
  )
}
