import { Button } from '@mui/material'
import { useRef } from 'react'

/** A button that asks for a file. */
export function FileButton({
  label,
  accept,
  disabled,
  take,
}: {
  label: string
  accept: string
  disabled: boolean
  take: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) take(file)
          target.value = ''
        }}
      />
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
