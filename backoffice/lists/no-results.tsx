import { Button, CardContent, Typography } from '@mui/material'
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin'

/** Says that a list has nothing that fits its filters, and takes them away; react-admin's own button has no words on a telephone. */
export function NoResults() {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const { resource, filterValues = {}, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <CardContent>
      <Typography variant="body2">
        {translate(isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results', {
          name: labelOf(resource, 0),
        })}{' '}
        {isFiltered && (
          <Button size="small" onClick={() => setFilters({}, [])}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        )}
      </Typography>
    </CardContent>
  )
}
