import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Answerable } from '#contract/wire/answers.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { ASSIGNED } from './use-assigned.ts'

/** Who looks after a question: chosen among the colleagues who may answer it. */
export function Assignee({ kind, id }: { readonly kind: Answerable; readonly id: number }) {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const client = useQueryClient()
  const { user } = useWorkplace()
  const { gate, sdk } = useBackend()
  const queryKey = ['assignment', kind, id]
  const { data } = useQuery({
    queryKey,
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.answers.assignment(kind, id)),
  })
  if (!data) return null
  const { assigned, colleagues } = data

  async function assign(to: number | null) {
    try {
      client.setQueryData(queryKey, await gate.guarded(() => sdk.answers.assign(kind, id, to)))
      await client.invalidateQueries({ queryKey: [ASSIGNED] })
      notify(text(to === null ? 'answer.unassigned' : 'answer.assigned'), { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
  }

  const mayBeMe = colleagues.some((one) => one.id === user.id) && assigned !== user.id
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      <TextField
        select
        label={text('answer.assignee')}
        value={assigned ?? ''}
        onChange={({ target }) => assign(Number(target.value) || null)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 360 }}
      >
        <MenuItem value="">{text('answer.nobody')}</MenuItem>
        {colleagues.map(({ id: colleague, email }) => (
          <MenuItem key={colleague} value={colleague}>
            {email}
          </MenuItem>
        ))}
      </TextField>
      {mayBeMe && <Button onClick={() => assign(user.id)}>{text('answer.mine')}</Button>}
    </Stack>
  )
}
