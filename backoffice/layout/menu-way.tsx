import { ListItemIcon, MenuItem, type Theme, Typography, useMediaQuery } from '@mui/material'
import { memo, type ReactNode } from 'react'
import { useSidebarState } from 'react-admin'
import { Link, useLocation } from 'react-router'

interface Props {
  readonly to: string
  readonly name: string
  readonly icon?: ReactNode
  /** How screen readers call it, where that is more than its name. */
  readonly label?: string
}

/** A way of the menu. Each has to look whether one has come to it; it is drawn anew only if so, or if one has left it. */
export function MenuWay(props: Props) {
  const { pathname } = useLocation()
  const { to } = props
  return <Entry {...props} isHere={pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))} />
}

const Entry = memo(function Entry({ to, name, icon, label, isHere }: Props & { readonly isHere: boolean }) {
  const isOver = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [, setIsOpen] = useSidebarState()
  return (
    <MenuItem
      component={Link}
      to={to}
      tabIndex={0}
      aria-label={label}
      // Where the menu lies over the screen it makes way for what was chosen.
      onClick={() => isOver && setIsOpen(false)}
      sx={{
        minHeight: 40,
        pl: '20px',
        pr: 0,
        fontSize: '0.95rem',
        color: isHere ? 'text.primary' : 'text.secondary',
      }}
    >
      {icon && <ListItemIcon sx={{ minWidth: 40, color: 'text.secondary' }}>{icon}</ListItemIcon>}
      {/* The longest name fits beside its star; a longer one has a second line. */}
      <Typography variant="inherit" sx={{ flexGrow: 1, whiteSpace: 'normal' }}>
        {name}
      </Typography>
    </MenuItem>
  )
})
