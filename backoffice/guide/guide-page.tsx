import { Card, Checkbox, Chip, FormControlLabel, Stack, Link as TextLink, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Title, useNotify } from 'react-admin'
import { Link } from 'react-router'
import type { GuideStep } from '#domain/company/guide-steps.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { LiveCard } from '../today/live-card.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { loadGuideFacts } from './guide-facts.ts'
import { type StepStanding, standings } from './guide-steps.ts'
import { mayOpen } from './may-open.ts'

const KEY = ['guide']

/** Screens that are no collection's. */
const TITLES: Readonly<Record<string, TextKey>> = { '/connections': 'connections.title', '/imports': 'moving.title' }

/** Leads a new website to the day on which it goes live; each step is a form that is there anyway, and can be left at any time. */
export function GuidePage() {
  const text = useText()
  const workplace = useWorkplace()
  const queries = useQueryClient()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { data } = useQuery({
    queryKey: KEY,
    gcTime: 0,
    queryFn: () => gate.guarded(() => loadGuideFacts(sdk, workplace)),
  })
  const { mutate } = useMutation({
    mutationFn: (done: readonly GuideStep[]) =>
      gate.guarded(() => sdk.items('project').update(workplace.project.id, { guide_done: done })),
    onError: (error) => notify(failureWords(error), { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  const tick = ({ step, isTicked }: StepStanding) => {
    const others = (data?.ticked ?? []).filter((name) => name !== step)
    mutate(isTicked ? others : [...others, step])
  }
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: '60rem' }}>
      <Title title={text('guide.title')} />
      <Typography component="h1" variant="h5">
        {text('guide.title')}
      </Typography>
      <Typography>{text('guide.help')}</Typography>
      {data && (
        <Stack component="ol" spacing={1.5} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {standings(data).map((standing, index) => (
            <Step key={standing.step} standing={standing} number={index + 1} tick={() => tick(standing)} />
          ))}
        </Stack>
      )}
      <LiveCard isInGuide />
    </Stack>
  )
}

function Step({ standing, number, tick }: { standing: StepStanding; number: number; tick: () => void }) {
  const text = useText()
  const labels = useLabels()
  const { step, isDone, isTicked } = standing
  const workplace = useWorkplace()
  const places = standing.places.filter((place) => mayOpen(workplace, place))
  const isReady = isDone ?? isTicked
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h2" variant="h6">
          {number}. {text(`guide.steps.${step}.title`)}
        </Typography>
        <Chip
          size="small"
          color={isReady ? 'success' : 'default'}
          label={text(isReady ? 'guide.done' : 'guide.open')}
        />
      </Stack>
      <Typography sx={{ my: 1 }}>{text(`guide.steps.${step}.text`)}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 0.5 }}>
        {places.map(({ path, field }) => (
          <TextLink key={path} component={Link} to={path} state={field && { field }}>
            {TITLES[path] ? text(TITLES[path]) : labels.collection(path.split('/')[1] ?? '')}
          </TextLink>
        ))}
        {places.length === 0 && <Typography variant="body2">{text('trustedField')}</Typography>}
        {isDone === undefined && places.length > 0 && (
          <FormControlLabel control={<Checkbox checked={isTicked} onChange={tick} />} label={text('guide.tick')} />
        )}
      </Stack>
    </Card>
  )
}
