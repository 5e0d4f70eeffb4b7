import { Card, Stack, Link as TextLink, Typography } from '@mui/material'
import { Children, type ReactNode, useId } from 'react'
import { Link } from 'react-router'

interface DeskCardProps {
  readonly title: string
  /** How many wait, also those that are not shown. */
  readonly count: number
  /** Where all of them stand. */
  readonly all: { readonly path: string; readonly name: string }
  /** What waits, as entries of a list. */
  readonly children: ReactNode
}

/** A part of *Heute* in which things are worked off where they stand; nothing while none waits. */
export function DeskCard({ title, count, all, children }: DeskCardProps) {
  const id = useId()
  if (Children.count(children) === 0) return null
  return (
    <Card variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="h6" gutterBottom>
        {`${title} (${count})`}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
        {children}
      </Stack>
      <TextLink component={Link} to={all.path} variant="body2">
        {all.name}
      </TextLink>
    </Card>
  )
}
