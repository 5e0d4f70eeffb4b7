import { Box, Typography } from '@mui/material'
import type { Difference } from '#contract/wire/revisions.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { FileThumb } from '../files/file-thumb.tsx'
import { useText } from '../i18n/use-text.ts'
import type { SentencePart } from './change-sentences.ts'
import { useChangeSentences } from './use-change-sentences.ts'

const struck = { bgcolor: '#fde8e8', textDecoration: 'line-through' }
const marked = { bgcolor: '#e3f5e6', textDecoration: 'none' }

/** How the parts of a sentence are drawn; a value before a change is not struck out, for the sentence says what it was. */
const looks: Readonly<
  Record<SentencePart['kind'], { readonly component: 'span' | 'b' | 'del' | 'ins'; readonly sx: object }>
> = {
  words: { component: 'span', sx: {} },
  place: { component: 'b', sx: { fontWeight: 600 } },
  before: { component: 'del', sx: { textDecoration: 'none' } },
  after: { component: 'ins', sx: marked },
  same: { component: 'span', sx: {} },
  removed: { component: 'del', sx: struck },
  added: { component: 'ins', sx: marked },
}

/** What changed, a sentence for each change: `Preis von 129,00 € auf 99,00 €`. `record` names the rows that changed. */
export function Differences({
  collection,
  differences,
  record,
  labelledBy,
}: {
  collection: string
  differences: readonly Difference[]
  record?: AnyItem | undefined
  /** The heading above it. */
  labelledBy?: string | undefined
}) {
  const text = useText()
  const changes = useChangeSentences(collection, differences, record)
  if (changes.length === 0) return <Typography variant="body2">{text('history.same')}</Typography>
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ m: 0, pl: 2.5 }}>
      {changes.map(({ path, parts }) => (
        <Typography
          key={path}
          component="li"
          variant="body2"
          sx={{ mb: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are nothing but their place
            <Part key={index} part={part} />
          ))}
        </Typography>
      ))}
    </Box>
  )
}

function Part({ part: { kind, text, file } }: { part: SentencePart }) {
  const { component, sx } = looks[kind]
  return (
    <Box component={component} sx={file ? { display: 'inline-block', verticalAlign: 'middle' } : sx}>
      {file ? <FileThumb file={file} size={56} /> : text}
    </Box>
  )
}
