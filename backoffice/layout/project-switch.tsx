import SwapHoriz from '@mui/icons-material/SwapHoriz'
import { Button, Menu, MenuItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { officeAddress } from '../workplace/office-address.ts'
import { ownsInstallation } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { WhereWide } from './where-wide.tsx'

/** The other websites of the installation, each with a back office on its own host; only for who works for all of them. */
export function ProjectSwitch() {
  const text = useText()
  const workplace = useWorkplace()
  const { project } = workplace
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { data = [] } = useQuery({
    queryKey: ['projects'],
    enabled: ownsInstallation(workplace),
    queryFn: async () => {
      const projects = () =>
        sdk.items('project').read({ fields: ['id', 'domain', 'display_name'], sort: 'display_name', limit: 200 })
      return (await gate.guarded(projects)).data
    },
  })
  if (data.length < 2) return null
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
        {data.map(({ id, domain, display_name }) =>
          id === project.id ? (
            <MenuItem key={id} selected onClick={() => setAnchor(undefined)}>
              {text('projects.here', { name: display_name })}
            </MenuItem>
          ) : (
            <MenuItem key={id} component="a" href={officeAddress(location, domain)}>
              {display_name}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  )
}
