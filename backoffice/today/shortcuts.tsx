import Add from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useFavourites } from '../ways/use-favourites.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** The ways that are gone most, one click each also on a telephone, where the menu takes two. */
export function Shortcuts() {
  const text = useText()
  const workplace = useWorkplace()
  const { shortcuts } = useFavourites()
  return (
    <Box component="nav" aria-label={text('way.favourites')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {shortcuts.map(({ key, path, name }) => (
        <Button key={key} component={Link} to={path} variant="outlined">
          {name}
        </Button>
      ))}
      {may(workplace, 'create', 'ecommerce_product') && (
        <Button component={Link} to="/ecommerce_product/create" variant="outlined" startIcon={<Add />}>
          {text('way.newProduct')}
        </Button>
      )}
    </Box>
  )
}
