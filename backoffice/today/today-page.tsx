import { Alert, Box, Card, Stack, Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { answerable } from '#contract/wire/answers.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { BackupNote } from '../backup/backup-note.tsx'
import { RecentChanges } from '../history/recent-changes.tsx'
import { useText } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import { ClosureButton } from '../opening-hours/closure-button.tsx'
import { may, ownsInstallation } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { AfterFirstLook } from './after-first-look.tsx'
import { AskedReservations } from './asked-reservations.tsx'
import { CollectionTiles } from './collection-tiles.tsx'
import { CountTiles } from './count-tiles.tsx'
import { DueWithdrawals } from './due-withdrawals.tsx'
import { DutyList } from './duty-list.tsx'
import { FailedChanges, FailedMails } from './failed-list.tsx'
import { FeedList } from './feed-list.tsx'
import { FirstDay } from './first-day.tsx'
import { LiveCard } from './live-card.tsx'
import { findMissing } from './missing.ts'
import { NextOrders } from './next-orders.tsx'
import { OpenQuestions } from './open-questions.tsx'
import { OpenTransfers } from './open-transfers.tsx'
import { ReservationTiles } from './reservation-tiles.tsx'
import { ScarceList } from './scarce-list.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { TakingsTiles } from './takings-tiles.tsx'
import { Tile } from './tile.tsx'
import { TillCard } from './till-card.tsx'
import { useLowProducts } from './use-low-products.ts'
import { WaitingRatings } from './waiting-ratings.tsx'
import { WordList } from './word-list.tsx'

/** What waits for a person today, and what is missing before the site may go live. */
export function TodayPage() {
  const text = useText()
  const workplace = useWorkplace()
  return (
    <Stack spacing={3} sx={{ mt: 2 }}>
      <Title title={text('today.title')} />
      <Typography component="h1" variant="h5">
        {text('today.title')}
      </Typography>
      <FirstDay />
      {may(workplace, 'update', 'project') && <LiveCard />}
      <Shortcuts />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(165px, 1fr))' }}>
        {may(workplace, 'update', 'ecommerce_order') && <TakingsTiles />}
        <CountTiles />
        {may(workplace, 'update', 'ecommerce_order') && <CollectionTiles />}
        {may(workplace, 'update', 'ecommerce_reservation') && <ReservationTiles />}
        {may(workplace, 'update', 'ecommerce_product') && <LowStock />}
      </Box>
      {may(workplace, 'create', 'opening_exception') && <ClosureButton />}
      {may(workplace, 'update', 'ecommerce_order') && <NextOrders />}
      <AfterFirstLook>
        <Below />
      </AfterFirstLook>
    </Stack>
  )
}

/** What stands below the tiles and the next orders; drawn, and asked for, once their figures are there. */
function Below() {
  const workplace = useWorkplace()
  return (
    <>
      {may(workplace, 'update', 'ecommerce_order') && <OpenTransfers />}
      {may(workplace, 'update', 'ecommerce_withdrawal') && <DueWithdrawals />}
      {may(workplace, 'update', 'ecommerce_reservation') && <AskedReservations />}
      {answerable
        .filter((kind) => may(workplace, 'update', kind))
        .map((kind) => (
          <OpenQuestions key={kind} kind={kind} />
        ))}
      {may(workplace, 'update', 'ecommerce_product_rating') && <WaitingRatings />}
      {may(workplace, 'update', 'ecommerce_product') && <ScarceList />}
      {ownsInstallation(workplace) && <BackupNote />}
      {may(workplace, 'read', 'mail') && <FailedMails />}
      {may(workplace, 'read', 'scheduled_change') && <FailedChanges />}
      {may(workplace, 'update', 'company') && <MissingList />}
      {may(workplace, 'update', 'ecommerce_product') && <DutyList />}
      {may(workplace, 'update', 'ecommerce_product') && <TillCard />}
      {may(workplace, 'update', 'ecommerce_product') && <FeedList />}
      {['ecommerce_product', 'page', 'company'].some((name) => may(workplace, 'update', name)) && <WordList />}
      <RecentChanges />
    </>
  )
}

/** Counts the products whose list it opens, and no others. */
function LowStock() {
  const text = useText()
  const ids = useLowProducts()
  return (
    <Tile
      label={text('today.stock')}
      count={ids?.length}
      path={ids?.length ? listPath('ecommerce_product', { id: ids }) : '/ecommerce_product'}
    />
  )
}

function MissingList() {
  const text = useText()
  const workplace = useWorkplace()
  const { data } = useQuery({
    queryKey: ['missing'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => findMissing(sdk, workplace)),
  })
  if (!data) return null
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('missing.title')}
      </Typography>
      {data.length === 0 && <Alert severity="success">{text('missing.nothing')}</Alert>}
      {data.map(({ key, count, names = '', path }) => (
        <Typography key={key} sx={{ py: 0.5 }}>
          <TextLink component={Link} to={path}>
            {text(key, { count, names })}
          </TextLink>
        </Typography>
      ))}
    </Card>
  )
}
