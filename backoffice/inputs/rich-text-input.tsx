import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  InputLabel,
  TextField,
} from '@mui/material'
import { TableKit } from '@tiptap/extension-table'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useState } from 'react'
import { InputHelperText, useInput } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { isEditable, tidyHtml } from './html-text.ts'
import { LinkPicker } from './link-picker.tsx'
import { Subscript, Superscript } from './rich-text-marks.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

interface Props {
  source: string
  label: string
  helperText?: string
}

const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null }, protocols: ['mailto', 'tel'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Superscript,
  Subscript,
]

/** A text with headings, lists and links: what visitors' pages show, and no more. A text with more than that is edited as HTML. */
export function RichTextInput({ source, label, helperText }: Props) {
  const { field, fieldState } = useInput({ source })
  const value = typeof field.value === 'string' ? field.value : ''
  return isEditable(value) ? (
    <VisualEditor
      label={label}
      value={value}
      onChange={field.onChange}
      problem={fieldState.error?.message}
      helperText={helperText}
    />
  ) : (
    <SourceEditor label={label} value={value} onChange={field.onChange} problem={fieldState.error?.message} />
  )
}

interface EditorProps {
  label: string
  value: string
  onChange: (html: string) => void
  problem?: string | undefined
  helperText?: string | undefined
}

function SourceEditor({ label, value, onChange, problem }: EditorProps) {
  const text = useText()
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(problem)}
      helperText={problem ? <InputHelperText error={problem} /> : text('rich.source')}
      multiline
      minRows={6}
      maxRows={24}
      fullWidth
      slotProps={{ htmlInput: { style: { fontFamily: 'monospace', fontSize: 13 } } }}
    />
  )
}

function VisualEditor({ label, value, onChange, problem, helperText }: EditorProps) {
  const id = useId()
  const [isAskingLink, setIsAskingLink] = useState(false)
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id } },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : tidyHtml(now.getHTML())),
  })
  useEffect(() => {
    // Another record, a restored revision or a reset form; what was typed here is there already.
    const shown = editor.isEmpty ? '' : tidyHtml(editor.getHTML())
    if (value !== shown && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      <InputLabel
        id={id}
        shrink
        error={Boolean(problem)}
        sx={{ position: 'static', transform: 'none', mb: 0.5, fontSize: 13 }}
      >
        {label}
      </InputLabel>
      <Box
        sx={{
          border: 1,
          borderColor: problem ? 'error.main' : 'divider',
          borderRadius: 1,
          '& .tiptap': { minHeight: 96, maxHeight: 480, overflowY: 'auto', px: 2, py: 1, outline: 'none' },
          '& .tiptap:focus-visible': { boxShadow: (theme) => `inset 0 0 0 2px ${theme.palette.primary.main}` },
          '& .tiptap table': { borderCollapse: 'collapse', width: '100%' },
          '& .tiptap :is(td, th)': { border: 1, borderColor: 'divider', px: 1 },
        }}
      >
        <RichTextToolbar editor={editor} askLink={() => setIsAskingLink(true)} />
        <EditorContent editor={editor} />
      </Box>
      {(problem || helperText) && (
        <FormHelperText error={Boolean(problem)}>
          {problem ? <InputHelperText error={problem} /> : helperText}
        </FormHelperText>
      )}
      {isAskingLink && (
        <LinkDialog
          present={String(editor.getAttributes('link').href ?? '')}
          close={(href) => {
            setIsAskingLink(false)
            if (href === undefined) return
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href === '') chain.unsetLink().run()
            else chain.setLink({ href }).run()
          }}
        />
      )}
    </Box>
  )
}

function LinkDialog({ present, close }: { present: string; close: (href?: string) => void }) {
  const text = useText()
  const [href, setHref] = useState(present)
  return (
    <Dialog open onClose={() => close()} aria-labelledby="link-title" fullWidth maxWidth="sm">
      <DialogTitle id="link-title">{text('rich.link')}</DialogTitle>
      <DialogContent>
        <LinkPicker label={text('rich.linkTo')} helperText={text('rich.linkHelp')} value={href} onChange={setHref} />
      </DialogContent>
      <DialogActions>
        {present !== '' && <Button onClick={() => close('')}>{text('rich.unlink')}</Button>}
        <Button onClick={() => close()}>{text('cancel')}</Button>
        <Button variant="contained" onClick={() => close(href.trim())}>
          {text('rich.setLink')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
