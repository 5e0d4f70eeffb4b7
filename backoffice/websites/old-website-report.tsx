import { Alert, Stack, Typography } from '@mui/material'
import type { LeftBehind, OldWebsiteReport } from '#contract/wire/websites.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'

/** What of another system's website comes over, and what does not, each with its reason. */
export function OldWebsiteReportView({ report }: { report: OldWebsiteReport }) {
  const text = useText()
  const inWords = useProblemText()
  const { name, domain, files, records, refused, lacking, left } = report
  const sentence = ({ record, message }: LeftBehind) => `${record}${record && ': '}${inWords(message)}`
  return (
    <Stack spacing={2} role="status">
      <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
        {text('websites.old.found', { name, domain, files })}
      </Alert>
      <Lines
        head={text('websites.old.records')}
        lines={Object.entries(records).map(([collection, count]) => `${collection}: ${count}`)}
      />
      <Lines head={text('websites.old.refused')} lines={refused.map(sentence)} />
      <Lines head={text('websites.old.lacking')} lines={lacking.map(sentence)} />
      <Lines head={text('websites.old.left')} lines={left.map(inWords)} />
    </Stack>
  )
}

function Lines({ head, lines }: { head: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details>
      <Typography component="summary" sx={{ cursor: 'pointer' }}>
        {head} ({lines.length})
      </Typography>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
