import { Card, CardActionArea, Typography } from '@mui/material'
import { Link } from 'react-router'

interface TileProps {
  label: string
  count: number | undefined
  path: string
  isWaiting?: boolean | undefined
}

/** A number with the list that it counts. */
export function Tile({ label, count, path, isWaiting }: TileProps) {
  return (
    <Card
      variant="outlined"
      aria-busy={count === undefined}
      sx={isWaiting ? { borderColor: 'warning.main', borderWidth: 2 } : {}}
    >
      <CardActionArea component={Link} to={path} sx={{ p: 2 }}>
        <Typography variant="h4" component="p">
          {count ?? '…'}
        </Typography>
        <Typography>{label}</Typography>
      </CardActionArea>
    </Card>
  )
}
