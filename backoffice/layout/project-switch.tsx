import SwapHoriz from '@mui/icons-material/SwapHoriz'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { gate } from '../api/gate.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { enterWebsite } from '../websites/enter-website.ts'
import { useWebsites } from '../websites/use-websites.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { WhereWide } from './where-wide.tsx'

/** The other websites of the installation, each with a back office on its own host; only for who works for all of them. */
export function ProjectSwitch() {
  const text = useText()
  const { project } = useWorkplace()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const websites = useWebsites()
  const enter = (id: number) =>
    gate.guarded(() => enterWebsite(id)).catch((error) => notify(failureWords(error), { type: 'error' }))
  if (websites.length < 2) return null
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SwapHoriz />}
        aria-label={text('projects.switch')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <WhereWide>{text('projects.switch')}</WhereWide>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {websites.map(({ id, display_name }) =>
          id === project.id ? (
            <MenuItem key={id} selected onClick={() => setAnchor(undefined)}>
              {text('projects.here', { name: display_name })}
            </MenuItem>
          ) : (
            <MenuItem key={id} onClick={() => enter(id)}>
              {display_name}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  )
}
