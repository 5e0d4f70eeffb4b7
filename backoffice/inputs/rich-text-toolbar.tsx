import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import HorizontalRule from '@mui/icons-material/HorizontalRule'
import LinkIcon from '@mui/icons-material/Link'
import RedoIcon from '@mui/icons-material/Redo'
import TableChart from '@mui/icons-material/TableChart'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, MenuItem, Select, ToggleButton, Tooltip } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { type TextKey, useText } from '../i18n/use-text.ts'

interface Tool {
  key: TextKey
  icon: ReactNode
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const TOOLS: readonly Tool[] = [
  {
    key: 'rich.bold',
    icon: <FormatBold />,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    key: 'rich.italic',
    icon: <FormatItalic />,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    key: 'rich.underline',
    icon: <FormatUnderlined />,
    isOn: (e) => e.isActive('underline'),
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    key: 'rich.bullets',
    icon: <FormatListBulleted />,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'rich.numbers',
    icon: <FormatListNumbered />,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'rich.quote',
    icon: <FormatQuote />,
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  {
    key: 'rich.table',
    icon: <TableChart />,
    run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { key: 'rich.rule', icon: <HorizontalRule />, run: (e) => e.chain().focus().setHorizontalRule().run() },
  { key: 'rich.undo', icon: <UndoIcon />, run: (e) => e.chain().focus().undo().run() },
  { key: 'rich.redo', icon: <RedoIcon />, run: (e) => e.chain().focus().redo().run() },
]

const LEVELS = [2, 3, 4] as const

/** What the editor can do: no more than visitors' pages show. */
export function RichTextToolbar({ editor, askLink }: { editor: Editor; askLink: () => void }) {
  const text = useText()
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map(({ isOn }) => isOn?.(now) ?? false),
      level: LEVELS.find((level) => now.isActive('heading', { level })) ?? 0,
      isLink: now.isActive('link'),
    }),
  })
  return (
    <Box
      role="toolbar"
      aria-label={text('rich.toolbar')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Select
        size="small"
        value={state.level}
        slotProps={{ input: { 'aria-label': text('rich.style') } }}
        onChange={({ target }) => {
          const level = LEVELS.find((known) => known === target.value)
          const chain = editor.chain().focus()
          if (level) chain.setHeading({ level }).run()
          else chain.setParagraph().run()
        }}
        sx={{ height: 36 }}
      >
        <MenuItem value={0}>{text('rich.paragraph')}</MenuItem>
        {LEVELS.map((level) => (
          <MenuItem key={level} value={level}>
            {text('rich.heading', { level: level - 1 })}
          </MenuItem>
        ))}
      </Select>
      {TOOLS.map(({ key, icon, run }, index) => (
        <Tooltip key={key} title={text(key)}>
          <ToggleButton
            size="small"
            value={key}
            selected={state.on[index] ?? false}
            aria-label={text(key)}
            onClick={() => run(editor)}
            sx={{ width: 36, height: 36 }}
          >
            {icon}
          </ToggleButton>
        </Tooltip>
      ))}
      <Tooltip title={text('rich.link')}>
        <ToggleButton
          size="small"
          value="link"
          selected={state.isLink}
          aria-label={text('rich.link')}
          onClick={askLink}
          sx={{ width: 36, height: 36 }}
        >
          <LinkIcon />
        </ToggleButton>
      </Tooltip>
    </Box>
  )
}
