import TableView from '@mui/icons-material/TableView'
import { Alert, Box, Button, LinearProgress, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { sdk } from '../api/sdk.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { type Comparison, comparisons, type Period, type Preset, presets, presetTime } from './report-period.ts'
import { ReportSums } from './report-sums.tsx'
import { ReportTables } from './report-tables.tsx'
import { useReports } from './use-reports.ts'

/** The shop's figures for a period, compared with another: from orders alone, nobody is watched for them. */
export function ReportsPage() {
  const text = useText()
  const language = useOfficeLanguage()
  const branches = useBranches()
  const [today] = useState(() => germanDay(new Date()))
  const [preset, setPreset] = useState<Preset>('month')
  const [own, setOwn] = useState<Period>(() => presetTime('month', today))
  const [branch, setBranch] = useState('')
  const [comparison, setComparison] = useState<Comparison>('year')
  const period = preset === 'own' ? own : presetTime(preset, today)
  const { data, error } = useReports(period, branch, comparison)
  const day = (name: keyof Period) => (
    <TextField
      type="date"
      label={text(`report.${name}`)}
      value={own[name]}
      onChange={({ target }) => target.value && setOwn({ ...own, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={text('report.title')} />
      <Typography component="h1" variant="h5">
        {text('report.title')}
      </Typography>
      <Typography>{text('report.help')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        <Choice
          label={text('report.period')}
          value={preset}
          choose={setPreset}
          of={presets}
          name={(one) => text(`report.preset.${one}`)}
        />
        {preset === 'own' && day('from')}
        {preset === 'own' && day('until')}
        <Choice
          label={text('report.compared')}
          value={comparison}
          choose={setComparison}
          of={comparisons}
          name={(one) => text(`report.with.${one}`)}
        />
        <Choice
          label={text('report.branch')}
          value={branch}
          choose={setBranch}
          of={['', 'parcels', ...branches.map(({ id }) => String(id))]}
          name={(one) => {
            if (one === '') return text('report.all')
            if (one === 'parcels') return text('report.parcels')
            return branches.find(({ id }) => String(id) === one)?.display_name ?? one
          }}
        />
      </Box>
      {error && <Alert severity="error">{text('report.wrongDays')}</Alert>}
      {!data && !error && <LinearProgress aria-label={text('loading')} />}
      {data && (
        <Button
          sx={{ alignSelf: 'start' }}
          startIcon={<TableView />}
          download
          href={sdk.reports.workbookPath({ ...period, ...(branch && { branch }), language })}
        >
          {text('report.workbook')}
        </Button>
      )}
      {data && <ReportSums {...data} />}
      {data && <ReportTables reports={data} />}
    </Stack>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choose: (value: Value) => void
  readonly of: readonly Value[]
  readonly name: (value: Value) => string
}

function Choice<Value extends string>({ label, value, choose, of, name }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = of.find((one) => one === target.value)
        if (chosen !== undefined) choose(chosen)
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {of.map((one) => (
        <MenuItem key={one} value={one}>
          {name(one)}
        </MenuItem>
      ))}
    </TextField>
  )
}
