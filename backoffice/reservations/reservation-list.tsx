import { Alert, Button, Card, GlobalStyles, MenuItem, Stack, Tab, Tabs, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router'
import { houseOf } from '../branches/house-of.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { ReservationCard } from './reservation-card.tsx'
import { daysOf } from './reservation-days.ts'
import { useReservations } from './use-reservations.ts'

/** On paper the list stands alone. */
const onPaper = {
  '@media print': { 'header, nav, .RaSidebar-fixed, .RaLayout-appFrame > aside': { display: 'none !important' } },
}

/** The day list: who comes when to which branch, with what is to be done; to be printed for the counter. */
export function ReservationList() {
  const text = useText()
  const language = useOfficeLanguage()
  const client = useQueryClient()
  const [isEnded, setIsEnded] = useState(false)
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('branch') ?? ''
  const { data, error } = useReservations(isEnded)
  const branches = useBranches()
  const houses = [...new Set(data?.map((row) => houseOf(row, branches)))].toSorted()
  const shown = data?.filter((row) => wanted === '' || houseOf(row, branches) === wanted)
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: '70rem' }}>
      <GlobalStyles styles={onPaper} />
      <Title title={text('reservation.title')} />
      <Typography component="h1" variant="h5">
        {[text('reservation.title'), wanted].filter(Boolean).join(': ')}
      </Typography>
      <Typography sx={{ maxWidth: '75ch', displayPrint: 'none' }}>{text('reservation.help')}</Typography>
      <Tabs value={isEnded} onChange={(_, value: boolean) => setIsEnded(value)} sx={{ displayPrint: 'none' }}>
        <Tab value={false} label={text('reservation.open')} />
        <Tab value label={text('reservation.ended')} />
      </Tabs>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
        <TextField
          select
          label={text('reservation.branch')}
          value={houses.includes(wanted) || wanted === '' ? wanted : ''}
          onChange={({ target }) => setSearch(target.value ? { branch: target.value } : {}, { replace: true })}
          sx={{ minWidth: 240 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text('reservation.allBranches')}</MenuItem>
          {houses.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={() => window.print()}>
          {text('reservation.print')}
        </Button>
      </Stack>
      {error && <Alert severity="error">{String(error.message)}</Alert>}
      {shown?.length === 0 && (
        <Card variant="outlined" sx={{ p: 4 }}>
          {text('reservation.none')}
        </Card>
      )}
      {daysOf(shown ?? [], language === 'de' ? 'de' : 'en').map(([day, rows]) => (
        <section key={day}>
          <Typography component="h2" variant="h6" sx={{ mt: 1 }}>
            {day}
          </Typography>
          {rows.map((row) => (
            <ReservationCard
              key={row.id}
              row={row}
              house={houseOf(row, branches)}
              done={() => client.invalidateQueries()}
            />
          ))}
        </section>
      ))}
    </Stack>
  )
}
