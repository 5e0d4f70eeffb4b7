import Dashboard from '@mui/icons-material/Dashboard'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import { Box, ButtonBase, IconButton, Typography } from '@mui/material'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { Menu, useStore } from 'react-admin'
import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { entriesFor, type FurtherEntry, type MenuSection, menuSections } from '../ways/menu-sections.ts'
import { useFavourites, useMark } from '../ways/use-favourites.ts'
import { singletons } from '../workplace/singletons.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { MenuWay } from './menu-way.tsx'
import { useOnly } from './only-page.tsx'

// Made once: an entry is drawn anew for another picture.
const TODAY = <Dashboard />
const STAR = <Star fontSize="small" />

/** The way to everything that the person may see: the favourites first, then six groups that open. Drawn once, not with every screen. */
export const OfficeMenu = memo(function OfficeMenu() {
  const text = useText()
  return (
    <Menu sx={{ pb: 4 }}>
      <MenuWay to="/" name={text('today.title')} icon={TODAY} />
      <Favourites />
      {menuSections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </Menu>
  )
})

function Favourites() {
  const text = useText()
  const { favourites } = useFavourites()
  if (favourites.length === 0) return null
  return (
    <Box role="group" aria-label={text('way.favourites')}>
      {favourites.map(({ key, path, name }) => (
        <MenuWay key={key} to={path} name={name} icon={STAR} label={`${text('way.favourites')}: ${name}`} />
      ))}
    </Box>
  )
}

function Section({ section }: { section: MenuSection }) {
  const workplace = useWorkplace()
  const { pathname } = useLocation()
  const { names, further } = useMemo(
    () => ({
      names: entriesFor(workplace, section),
      further: (section.further ?? []).filter(({ isFor }) => isFor(workplace)),
    }),
    [workplace, section],
  )
  if (names.length + further.length === 0) return null
  const paths = [...names.map((name) => `/${name}`), ...further.map(({ path }) => path)]
  const isHere = paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return <Group section={section} names={names} further={further} isHere={isHere} />
}

interface EntriesProps {
  readonly names: readonly string[]
  readonly further: readonly FurtherEntry[]
}

/** A group of the menu, drawn anew only where one comes into it or leaves it. */
const Group = memo(function Group({
  section,
  isHere,
  ...entries
}: EntriesProps & { readonly section: MenuSection; readonly isHere: boolean }) {
  const text = useText()
  const id = useId()
  const [isOpened, setIsOpened] = useStore(`menu.${section.title}`, section.isDaily ?? false)
  const isOpen = isOpened || isHere
  return (
    <Box role="group" aria-label={text(section.title)} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        role="menuitem"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpened(!isOpen)}
        sx={{ width: '100%', minHeight: 40, px: 2, justifyContent: 'space-between', textAlign: 'left' }}
      >
        <Typography variant="body2" component="span" color="text.secondary" sx={{ fontWeight: 600 }}>
          {text(section.title)}
        </Typography>
        <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} fontSize="small" />
      </ButtonBase>
      <Box id={id}>{isOpen && <Entries {...entries} />}</Box>
    </Box>
  )
})

/** What an open group holds; a closed one holds nothing, for each of its entries would be drawn anew with every screen. */
function Entries({ names, further }: EntriesProps) {
  const text = useText()
  return (
    <>
      {names.map((name) =>
        singletons.includes(name) ? <SingletonItem key={name} name={name} /> : <ListItem key={name} name={name} />,
      )}
      {further.map(({ path, title }) => (
        <Starred key={path} of={path} name={text(title)}>
          <MenuWay to={path} name={text(title)} />
        </Starred>
      ))}
    </>
  )
}

/** An entry with the star that makes it a favourite. */
function Starred({ of, name, children }: { readonly of: string; readonly name: string; readonly children: ReactNode }) {
  const text = useText()
  const { isMarked, toggle } = useMark(of)
  const star = { opacity: isMarked ? 1 : 0.25, '&:hover, &:focus-visible': { opacity: 1 } }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', '& > :first-child': { flex: 1, minWidth: 0 } }}>
      {children}
      <IconButton
        role="menuitemcheckbox"
        size="small"
        aria-checked={isMarked}
        aria-label={text(isMarked ? 'way.noFavourite' : 'way.makeFavourite', { name })}
        onClick={toggle}
        sx={{ width: 40, height: 40, ...star }}
      >
        {isMarked ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
      </IconButton>
    </Box>
  )
}

function ListItem({ name }: { name: string }) {
  const labels = useLabels()
  return (
    <Starred of={name} name={labels.collection(name)}>
      <MenuWay to={`/${name}`} name={labels.collection(name)} />
    </Starred>
  )
}

function SingletonItem({ name }: { name: string }) {
  const labels = useLabels()
  const path = useOnly(name)
  if (!path) return null
  return (
    <Starred of={name} name={labels.collection(name)}>
      <MenuWay to={path} name={labels.collection(name)} />
    </Starred>
  )
}
