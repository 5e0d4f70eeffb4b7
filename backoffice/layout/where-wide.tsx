import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Words of a button that has an icon and a name besides: left out where there is no room. */
export function WhereWide({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
      {children}
    </Box>
  )
}
