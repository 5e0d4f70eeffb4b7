import { Box, Typography } from '@mui/material'
import type { Difference } from '#contract/wire/revisions.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { pathInWords } from './difference-path.ts'
import { aroundChanges, plainText, wordDifference } from './word-difference.ts'

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? plainText(value) : JSON.stringify(value, undefined, 1)
}

const styles = {
  same: {},
  removed: { bgcolor: '#fde8e8', textDecoration: 'line-through' },
  added: { bgcolor: '#e3f5e6', textDecoration: 'none' },
}
const tags = { same: 'span', removed: 'del', added: 'ins' } as const

/** What changed, field by field and word by word. */
export function Differences({ collection, differences }: { collection: string; differences: readonly Difference[] }) {
  const text = useText()
  const labels = useLabels()
  const { model } = useWorkplace()
  const listed = differences.filter(({ field }) => !field.endsWith('.id'))
  if (listed.length === 0) return <Typography variant="body2">{text('history.same')}</Typography>
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {listed.map(({ field, before, after }) => (
        <Box key={field} sx={{ mb: 1 }}>
          <Typography component="dt" variant="subtitle2">
            {pathInWords(model, labels, collection, field)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {aroundChanges(wordDifference(shown(before), shown(after))).map(({ kind, text: words }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces are nothing but their place
              <Box key={index} component={tags[kind]} sx={styles[kind]}>
                {words}
              </Box>
            ))}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
