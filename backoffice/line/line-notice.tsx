import { Alert, Box, Button, Stack } from '@mui/material'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLogout, useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { useBackend } from '../api/backend-context.ts'
import type { HeldLine } from '../api/held-line.ts'
import { type HeldWrite, heldWords } from '../api/held-write.ts'
import { officeProblemText } from '../api/problem-text.ts'
import { line as windowsLine } from '../api/sdk.ts'
import { SessionLost } from '../api/session-gate.ts'
import { momentFormat } from '../history/moment-format.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Over every screen: what a bad line has not let through yet, and what was refused when it was sent later. */
export function LineNotice({ line = windowsLine }: { readonly line?: HeldLine }) {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { user } = useWorkplace()
  const writes = useSyncExternalStore(line.subscribe, line.writes)
  const waiting = writes.filter(({ refusal }) => !refusal)
  const { gate, sdk } = useBackend()
  const logout = useLogout()
  const before = useRef(0)
  useEffect(() => {
    line.begin(user.id, async () => {
      try {
        return (await gate.guarded(() => sdk.users.me())).data.id
      } catch (error) {
        if (error instanceof SessionLost) void logout()
        throw error
      }
    })
    addEventListener('online', line.sendNow)
    return () => removeEventListener('online', line.sendNow)
  }, [line, user.id, gate, sdk, logout])
  useEffect(() => {
    const isOver = before.current > 0 && writes.length === 0 && line.isAllSaved()
    // A dialog that waits lies over the notice.
    if (waiting.length > before.current)
      notify(text('line.waiting', { smart_count: waiting.length }), { type: 'warning' })
    before.current = waiting.length
    if (!isOver) return
    notify(text('line.sent'), { type: 'success' })
    refresh()
  }, [line, waiting.length, writes.length, notify, refresh, text])
  if (writes.length === 0) return null
  return (
    <Stack component="section" aria-label={text('line.title')} spacing={1} sx={{ my: 1 }}>
      {waiting.length > 0 && (
        <Alert
          severity="warning"
          sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={
            <Button color="inherit" onClick={line.sendNow}>
              {text('line.sendNow')}
            </Button>
          }
        >
          {text('line.waiting', { smart_count: waiting.length })}
        </Alert>
      )}
      {writes
        .filter(({ refusal }) => refusal)
        .map((write) => (
          <Refused key={write.key} write={write} discard={() => line.discard(write.key)} />
        ))}
    </Stack>
  )
}

/** What the server says of a record that somebody else was faster with. */
const CHANGED = /changed (it )?since|by now$/

function Refused({ write, discard }: { readonly write: HeldWrite; readonly discard: () => void }) {
  const text = useText()
  const language = useOfficeLanguage()
  const { refusal, since, title, screen } = write
  const reason = CHANGED.test(refusal) ? text('line.changed') : officeProblemText(refusal, language)
  const time = momentFormat(language).format(since)
  return (
    <Alert
      severity="error"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button color="inherit" component={Link} to={screen}>
            {text('line.open')}
          </Button>
          <Button color="inherit" onClick={discard}>
            {text('line.discard')}
          </Button>
        </>
      }
    >
      {text('line.refused', { title, time, reason })}
      <Box component="details">
        <summary>{text('line.words')}</summary>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{heldWords(write)}</Box>
      </Box>
    </Alert>
  )
}
