import { Alert, Button, Card, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import type { ToolStanding } from '#contract/wire/newsletter-tools.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const NAMES = { brevo: 'Brevo', cleverreach: 'CleverReach' } as const

/** How far each newsletter program is: whom it knows, who waits, and what it has refused. */
export function ToolPanel() {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const workplace = useWorkplace()
  const { data, refetch } = useQuery({
    queryKey: ['newsletter-tools'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.newsletterTools.list()),
    refetchInterval: 10_000,
  })
  if (!data) return null

  async function retry() {
    try {
      await gate.guarded(() => sdk.newsletterTools.retry())
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    await refetch()
  }

  return (
    <Card variant="outlined" component="section" aria-label={text('newsletter.tools')} sx={{ p: 2, mt: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {text('newsletter.tools')}
        </Typography>
        {workplace.user.role === 'administrator' && (
          <Button component={Link} to="/connections" size="small">
            {text('newsletter.toolsConnect')}
          </Button>
        )}
        {data.length > 0 && may(workplace, 'update', 'contact_request') && (
          <Button size="small" variant="outlined" onClick={() => void retry()}>
            {text('newsletter.toolRetry')}
          </Button>
        )}
      </Stack>
      {data.length === 0 && <Typography variant="body2">{text('newsletter.toolsNone')}</Typography>}
      {data.map((standing) => (
        <Standing key={standing.tool} standing={standing} />
      ))}
    </Card>
  )
}

function Standing({ standing }: { standing: ToolStanding }) {
  const text = useText()
  const moment = useMoment()
  const { tool, list, sent, waiting, failed, asked_on, fault, due_on, refused } = standing
  return (
    <Stack spacing={0.5} sx={{ mt: 1 }}>
      <Typography component="h3" variant="subtitle1">
        {text('newsletter.toolList', { tool: NAMES[tool], list })}
      </Typography>
      <Typography variant="body2">{text('newsletter.toolCounts', { sent, waiting, failed })}</Typography>
      {asked_on && (
        <Typography variant="body2" color="text.secondary">
          {text('newsletter.toolAsked', { moment: moment(asked_on) })}
        </Typography>
      )}
      {fault && (
        <Alert severity="warning">
          {text('newsletter.toolFault', { reason: text(`connections.reason.${fault}`), moment: moment(due_on) })}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          {text('newsletter.toolRefused')}{' '}
          {refused.map(({ email, answer }) => (answer ? `${email} (${answer})` : email)).join(', ')}
        </Alert>
      )}
    </Stack>
  )
}
