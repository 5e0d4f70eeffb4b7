import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Search from '@mui/icons-material/Search'
import { Button, IconButton, ListItemText, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import { memo, useState } from 'react'
import {
  AppBar,
  LocalesMenuButton,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLocaleState,
  useLocales,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router'
import { CommandSearch } from '../find/command-search.tsx'
import { useShortcut } from '../find/use-shortcut.ts'
import { HelpDrawer } from '../help/help-drawer.tsx'
import { useText } from '../i18n/use-text.ts'
import { useUndoKeys } from '../work/use-undo-keys.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
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

/** What the bar of a telephone has no room for. */
function SmallItems() {
  const text = useText()
  const { project } = useWorkplace()
  const { onClose } = useUserMenu() ?? {}
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  return (
    <>
      <MenuItem component="a" href="/" target="_blank" rel="noopener" onClick={onClose}>
        <ListItemText>{text('toSite', { name: project.name })}</ListItemText>
      </MenuItem>
      {locales
        .filter((other) => other.locale !== locale)
        .map((other) => (
          <MenuItem
            key={other.locale}
            lang={other.locale}
            onClick={() => {
              setLocale(other.locale)
              onClose?.()
            }}
          >
            {other.name}
          </MenuItem>
        ))}
    </>
  )
}

/** A title may take two lines rather than lose its end, smaller on a telephone. */
const title = {
  whiteSpace: 'normal',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 3, sm: 2 },
  fontSize: { xs: '1rem', sm: '1.25rem' },
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  // In a block of its own it would count as one line.
  '& .RaConfigurable-root': { display: 'inline' },
} as const

/** The bar of every screen: where one is, the search over everything, the help, and who one is. Drawn once, not with every screen. */
export const OfficeBar = memo(function OfficeBar() {
  const text = useText()
  const { project } = useWorkplace()
  const { identity } = useGetIdentity()
  const [open, setOpen] = useState<'search' | 'help'>()
  useShortcut('k', () => setOpen('search'))
  useUndoKeys()
  // Where there is only an icon, react-admin calls a label that is no key of its own “Profile”.
  const isNamed = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('sm'))
  const ofPerson = isNamed && identity?.fullName ? { label: identity.fullName } : {}
  return (
    <AppBar
      alwaysOn
      color="primary"
      toolbar={isNamed ? <LocalesMenuButton /> : <span />}
      userMenu={
        <UserMenu {...ofPerson}>
          <AccountItem />
          {!isNamed && <SmallItems />}
          <Logout />
        </UserMenu>
      }
    >
      <TitlePortal component="h1" noWrap={false} sx={title} />
      <IconButton color="inherit" aria-label={text('way.searchTitle')} onClick={() => setOpen('search')}>
        <Search />
      </IconButton>
      <IconButton color="inherit" aria-label={text('way.help')} onClick={() => setOpen('help')}>
        <HelpOutline />
      </IconButton>
      <ProjectSwitch />
      {isNamed && (
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
      )}
      {open === 'search' && <CommandSearch close={() => setOpen(undefined)} />}
      {open === 'help' && <HelpDrawer close={() => setOpen(undefined)} />}
    </AppBar>
  )
})
