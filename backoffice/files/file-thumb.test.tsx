// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { FileThumb } from './file-thumb.tsx'

const file = (change: Partial<StoredFile>) =>
  ({ id: 'ring', hash: 'h', type: 'image/jpeg', title: 'Ring', filename: 'ring.jpg', ...change }) as StoredFile

const asked = (size: number) => {
  render(<FileThumb file={file({ title: `${size} px` })} size={size} />)
  const picture = screen.getByAltText(`${size} px`)
  return [picture.getAttribute('src'), ...(picture.getAttribute('srcset') ?? '').split(', ')].map((one) =>
    one?.replace(/^.*width=(\d+)&format=webp&v=h/, '$1'),
  )
}

test('small pictures are fetched no larger than each screen shows them', () => {
  expect(asked(40)).toEqual(['80', '80 1x', '80 2x', '160 3x'])
  expect(asked(136)).toEqual(['160', '160 1x', '320 2x', '480 3x'])
})

test('a drawing is fetched as it is', () => {
  render(<FileThumb file={file({ type: 'image/svg+xml' })} />)
  expect(screen.getByAltText('Ring').getAttribute('src')).toMatch(/\/assets\/ring\?v=h$/)
  expect(screen.getByAltText('Ring').getAttribute('srcset')).toBeNull()
})
