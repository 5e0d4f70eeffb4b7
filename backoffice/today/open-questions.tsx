import { Box, Button, Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { Link } from 'react-router'
import type { RowOf } from '#contract/model/row-of.ts'
import type { Answerable } from '#contract/wire/answers.ts'
import { AnswerPanel } from '../answers/answer-panel.tsx'
import { answerTo } from '../answers/use-answering.ts'
import { useAssigned } from '../answers/use-assigned.ts'
import { useBackend } from '../api/backend-context.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import { useOfficeName } from '../products/use-asked-name.ts'
import { useUndo } from '../work/use-undo.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { DeskCard } from './desk-card.tsx'

/** Questions that are answered without another screen. */
const SHOWN = 5

const BASE = ['id', 'created_on', 'state', 'name', 'email', 'language', 'message'] as const

/** What visitors asked and nobody has answered, the oldest first, each answered where it stands. */
export function OpenQuestions({ kind }: { readonly kind: Answerable }) {
  const text = useText()
  const workplace = useWorkplace()
  const { gate, sdk } = useBackend()
  const { data } = useQuery({
    queryKey: ['open-questions', kind],
    gcTime: 0,
    enabled: may(workplace, 'update', kind),
    queryFn: async () => {
      const asked = { filter: { state: 'new' }, sort: ['created_on'], limit: SHOWN, meta: ['filter_count'] } as const
      const read = async () => {
        if (kind === 'contact_request') return sdk.items('contact_request').read({ ...asked, fields: BASE })
        const fields = [...BASE, 'product', 'variant', 'product_name', 'reference_number'] as const
        return sdk.items('ecommerce_request').read({ ...asked, fields })
      }
      const { data, meta } = await gate.guarded(read)
      return { rows: data as readonly QuestionRow[], count: meta?.filter_count ?? data.length }
    },
  })
  const assigned = useAssigned(kind, may(workplace, 'update', kind))
  const { isHeld } = useUndo()
  const rows = data?.rows ?? []
  const sent = rows.filter(({ id }) => isHeld(answerTo(kind, id))).length
  const isAboutGoods = kind === 'ecommerce_request'
  return (
    <DeskCard
      title={text(isAboutGoods ? 'today.requests' : 'today.contact')}
      count={(data?.count ?? 0) - sent}
      all={{ path: listPath(kind, { state: 'new' }), name: text('waiting.allQuestions') }}
    >
      {rows.map((row) => (
        <Question
          key={row.id}
          kind={kind}
          row={row}
          assigned={assigned.get(row.id)}
          isSent={isHeld(answerTo(kind, row.id))}
        />
      ))}
    </DeskCard>
  )
}

type QuestionRow = RowOf<'contact_request', typeof BASE> &
  Partial<RowOf<'ecommerce_request', readonly ['product', 'variant', 'product_name']>>

interface QuestionProps {
  readonly kind: Answerable
  readonly row: QuestionRow
  readonly assigned: { user: number; email: string } | undefined
  /** An answer that can still be taken back: its words stay, and nobody sees them. */
  readonly isSent: boolean
}

function Question({ kind, row, assigned, isSent }: QuestionProps) {
  const text = useText()
  const { user } = useWorkplace()
  const moment = useMoment()
  const [isOpen, setIsOpen] = useState(false)
  const product = useOfficeName(row)
  return (
    <Box component="li" sx={isSent ? { display: 'none' } : undefined}>
      <TextLink component={Link} to={`/${kind}/${row.id}`}>
        {[row.name, product].filter(Boolean).join(': ')}
      </TextLink>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {`${row.email} · ${moment(row.created_on)}`}
        {assigned &&
          ` · ${text('answer.looksAfter', { who: assigned.user === user.id ? text('answer.you') : assigned.email })}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {isOpen ? row.message : (row.message ?? '').slice(0, 300)}
      </Typography>
      {isOpen ? (
        <ResourceContextProvider value={kind}>
          <RecordContextProvider value={row}>
            <AnswerPanel isInPlace />
          </RecordContextProvider>
        </ResourceContextProvider>
      ) : (
        <Button size="small" onClick={() => setIsOpen(true)} aria-label={text('waiting.answerOf', { name: row.name })}>
          {text('waiting.answer')}
        </Button>
      )}
    </Box>
  )
}
