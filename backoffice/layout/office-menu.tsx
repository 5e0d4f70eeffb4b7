import { Box, Typography } from '@mui/material'
import { Menu, useGetList } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { singletons } from '../workplace/singletons.ts'
import { may, ownsInstallation } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { entriesFor, menuSections } from './menu-sections.ts'

/** The way to everything that the person may see, by what it is for. */
export function OfficeMenu() {
  const text = useText()
  const workplace = useWorkplace()
  return (
    <Menu sx={{ pb: 4 }}>
      <Menu.DashboardItem />
      {menuSections.map((section) => {
        const entries = entriesFor(workplace, section)
        if (entries.length === 0) return null
        return (
          <Box key={section.title} role="group" aria-label={text(section.title)}>
            <Typography variant="caption" component="div" aria-hidden sx={{ px: 2, pt: 1.5 }} color="text.secondary">
              {text(section.title)}
            </Typography>
            {entries.map((name) =>
              singletons.includes(name) ? (
                <SingletonItem key={name} name={name} />
              ) : (
                <ListItem key={name} name={name} />
              ),
            )}
            {section.title === 'menu.settings' && ownsInstallation(workplace) && (
              <Menu.Item to="/backup" primaryText={text('backup.title')} />
            )}
          </Box>
        )
      })}
    </Menu>
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
