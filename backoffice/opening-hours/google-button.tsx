import Download from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { googleHours } from '#domain/hours/google-hours.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { writeCsv } from '#domain/texts/csv.ts'
import { useText } from '../i18n/use-text.ts'
import { saveFile } from '../work/save-file.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { type OfficeHouses, officePlan } from './use-houses.ts'

/** Saves the hours of all houses as the file that Google Business Profile takes. */
export function GoogleButton({ houses }: { houses: OfficeHouses }) {
  const text = useText()
  const { project, languages } = useWorkplace()
  const save = () => {
    const rows = houses.branches.map((branch) => ({
      storeCode: branch.slug,
      name: branch.display_name,
      street: branch.street,
      city: branch.city,
      zip: branch.zip,
      country: 'DE',
      phone: branch.phone ?? '',
      website: `https://${project.domain}${pathOf('branches', languages[0] ?? 'de', branch.slug) ?? ''}`,
      plan: officePlan(houses, branch.id),
    }))
    saveFile('google-business-profile.csv', writeCsv(googleHours(rows, germanDay(new Date())), ','), 'text/csv')
  }
  return (
    <Button variant="outlined" startIcon={<Download />} onClick={save}>
      {text('calendar.google')}
    </Button>
  )
}
