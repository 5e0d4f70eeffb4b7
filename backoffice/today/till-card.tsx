import { Link } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import type { TillRun } from '#contract/wire/till.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { NoteCard } from './note-card.tsx'

async function runs(): Promise<TillRun[]> {
  const answer = await fetch('/ecom/till')
  return answer.ok ? (await answer.json()).data : []
}

/** Files of the till that were refused, and those that should have come; nothing while all is well, or no till sends any. */
export function TillCard({ load = runs }: { load?: () => Promise<TillRun[]> }) {
  const text = useText()
  const moment = useMoment()
  const inWords = useProblemText()
  const { data = [] } = useQuery({ queryKey: ['till'], gcTime: 0, queryFn: load })
  const troubled = data.filter(({ problem, overdue }) => problem !== null || overdue)
  if (troubled.length === 0) return null
  return (
    <NoteCard
      title={text('till.title')}
      help={text('till.help')}
      foot={
        <Link component={RouterLink} to="/till">
          {text('till.see')}
        </Link>
      }
    >
      {troubled.map(({ branch, name, on, problem }) => (
        <li key={branch}>
          {`${name ?? text('till.parcels')}: `}
          {problem === null
            ? text('till.overdue', { on: moment(on) })
            : text('till.refused', { on: moment(on), problem: inWords(problem) })}
        </li>
      ))}
    </NoteCard>
  )
}
