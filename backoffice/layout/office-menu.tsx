import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, Typography } from '@mui/material'
import { useId } from 'react'
import { Menu, useGetList, useStore } from 'react-admin'
import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { singletons } from '../workplace/singletons.ts'
import { may, mayDelete, ownsInstallation } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { entriesFor, type MenuSection, menuSections } from './menu-sections.ts'

/** The way to everything that the person may see: the daily things at once, the rest in groups that open. */
export function OfficeMenu() {
  return (
    <Menu sx={{ pb: 4 }}>
      <Menu.DashboardItem />
      {menuSections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </Menu>
  )
}

/** Entries that belong to no collection, behind those of the settings. */
function useFurther({ title }: MenuSection): { path: string; name: string }[] {
  const text = useText()
  const workplace = useWorkplace()
  if (title === 'menu.daily')
    return may(workplace, 'update', 'ecommerce_order')
      ? [
          { path: '/collect', name: text('collect.title') },
          { path: '/reports', name: text('report.title') },
        ]
      : []
  if (title === 'menu.company')
    return may(workplace, 'delete', 'contact_request') ? [{ path: '/persons', name: text('persons.title') }] : []
  if (title !== 'menu.settings') return []
  return [
    ...(may(workplace, 'update', 'project') ? [{ path: '/guide', name: text('guide.title') }] : []),
    ...(workplace.user.role === 'administrator'
      ? [
          { path: '/api-keys', name: text('keys.title') },
          { path: '/webhooks', name: text('webhooks.title') },
        ]
      : []),
    ...(mayDelete(workplace) ? [{ path: '/bin', name: text('bin.title') }] : []),
    ...(ownsInstallation(workplace)
      ? [
          { path: '/backup', name: text('backup.title') },
          { path: '/websites', name: text('websites.all') },
          { path: '/new-website', name: text('websites.new') },
        ]
      : []),
  ]
}

function Section({ section }: { section: MenuSection }) {
  const text = useText()
  const id = useId()
  const workplace = useWorkplace()
  const { pathname } = useLocation()
  const further = useFurther(section)
  const [isOpened, setIsOpened] = useStore(`menu.${section.title}`, false)
  const entries = entriesFor(workplace, section)
  if (entries.length + further.length === 0) return null
  const paths = [...entries.map((name) => `/${name}`), ...further.map(({ path }) => path)]
  const isHere = paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  const isOpen = section.isDaily || isOpened || isHere
  return (
    <Box
      role="group"
      aria-label={text(section.title)}
      sx={{ borderTop: section.isDaily ? 0 : 1, borderColor: 'divider' }}
    >
      {!section.isDaily && (
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
      )}
      <Box id={id} hidden={!isOpen}>
        {entries.map((name) =>
          singletons.includes(name) ? <SingletonItem key={name} name={name} /> : <ListItem key={name} name={name} />,
        )}
        {further.map(({ path, name }) => (
          <Menu.Item key={path} to={path} primaryText={name} />
        ))}
      </Box>
    </Box>
  )
}

function ListItem({ name }: { name: string }) {
  const labels = useLabels()
  return <Menu.Item to={`/${name}`} primaryText={labels.collection(name)} />
}

function SingletonItem({ name }: { name: string }) {
  const labels = useLabels()
  const workplace = useWorkplace()
  const isProject = name === 'project'
  const { data } = useGetList(name, {
    ...(isProject && { filter: { id: workplace.project.id } }),
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    meta: { fields: ['id'] },
  })
  const [only] = data ?? []
  if (only) return <Menu.Item to={`/${name}/${only.id}`} primaryText={labels.collection(name)} />
  if (!data || !may(workplace, 'create', name)) return null
  return <Menu.Item to={`/${name}/create`} primaryText={labels.collection(name)} />
}
