import { Box, Typography } from '@mui/material'
import type { GivenAnswer } from '#contract/wire/answers.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'

const STATES = ['waiting', 'sent', 'failed'] as const

/** What the shop wrote back, the oldest first. */
export function GivenAnswers({ answers }: { readonly answers: readonly GivenAnswer[] }) {
  const text = useText()
  const moment = useMoment()
  if (answers.length === 0) return <Typography color="text.secondary">{text('answer.none')}</Typography>
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {answers.map(({ id, message, by, created_on, mail_state }) => {
        const state = STATES.find((known) => known === mail_state)
        return (
          <Box component="li" key={id} sx={{ mb: 2, pl: 2, borderLeft: 3, borderColor: 'primary.light' }}>
            <Typography variant="caption" color="text.secondary">
              {text('answer.by', { moment: moment(created_on), who: by ?? text('answer.someone') })}
              {state && ` · ${text(`answer.state.${state}`)}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{message}</Typography>
          </Box>
        )
      })}
    </Box>
  )
}
