import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Loading,
  LocalesMenuButton,
  Logout,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  usePermissions,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router'
import { FieldInput } from '../forms/field-input.tsx'
import { useText } from '../i18n/use-text.ts'
import { FieldInputContext } from '../inputs/nested-field.tsx'
import { PasswordAgain } from '../session/password-again.tsx'
import { SessionEnded } from '../session/session-ended.tsx'
import type { Workplace } from '../workplace/workplace.ts'
import { useWorkplace, WorkplaceContext } from '../workplace/workplace-context.tsx'
import { OfficeMenu } from './office-menu.tsx'
import { ProjectSwitch } from './project-switch.tsx'
import { WhereWide } from './where-wide.tsx'

function AccountItem() {
  const text = useText()
  const { onClose } = useUserMenu() ?? {}
  return (
    <MenuItem component={Link} to="/account" onClick={onClose}>
      {text('account.title')}
    </MenuItem>
  )
}

function OfficeBar() {
  const text = useText()
  const { project } = useWorkplace()
  const { identity } = useGetIdentity()
  // Where there is only an icon, react-admin calls a label that is no key of its own “Profile”.
  const isNamed = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('sm'))
  const ofPerson = isNamed && identity?.fullName ? { label: identity.fullName } : {}
  return (
    <AppBar
      alwaysOn
      color="primary"
      // A phone has no room for the word beside its icon; screen readers say it still.
      sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: { '& [aria-haspopup="true"]': { fontSize: 0 } } })}
      toolbar={<LocalesMenuButton />}
      userMenu={
        <UserMenu {...ofPerson}>
          <AccountItem />
          <Logout />
        </UserMenu>
      }
    >
      <TitlePortal component="h1" />
      <ProjectSwitch />
      <Button
        color="inherit"
        href="/"
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNew />}
        aria-label={text('toSite', { name: project.name })}
      >
        <WhereWide>{project.name}</WhereWide>
      </Button>
    </AppBar>
  )
}

/** Made anew where a tablet is turned: a menu that becomes one over the screen would leave the screen hidden from screen readers. */
function OfficeSidebar(props: SidebarProps) {
  const isOver = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return <Sidebar key={isOver ? 'over' : 'beside'} {...props} />
}

/** The frame of every screen. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const { permissions: workplace } = usePermissions<Workplace | undefined>()
  if (!workplace) return <Loading />
  return (
    <WorkplaceContext value={workplace}>
      <FieldInputContext value={FieldInput}>
        <Layout appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar}>
          {children}
          <SessionEnded />
          <PasswordAgain />
          <CheckForApplicationUpdate />
        </Layout>
      </FieldInputContext>
    </WorkplaceContext>
  )
}
