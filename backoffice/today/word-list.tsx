import { Link as TextLink } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { NoteCard } from './note-card.tsx'

/** Words in published texts that a shop is warned of, each with its reason and the way to its form. */
export function WordList() {
  const text = useText()
  const labels = useLabels()
  const { data } = useQuery({
    queryKey: ['warned-words'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.warnedWords()),
  })
  if (!data || data.length === 0) return null
  return (
    <NoteCard title={text('words.title')} help={text('words.help')}>
      {data.map(({ item, title, place, rule, word }) => (
        <li key={`${item.collection} ${item.id} ${place.collection} ${place.field} ${rule} ${word}`}>
          <TextLink component={Link} to={`/${item.collection}/${item.id}`}>
            {`${labels.collection(item.collection)}${title ? ` „${title}“` : ''}`}
          </TextLink>
          {`, ${labels.field(place.collection, place.field)}: ${text(`words.${rule}`, { word })}`}
        </li>
      ))}
    </NoteCard>
  )
}
