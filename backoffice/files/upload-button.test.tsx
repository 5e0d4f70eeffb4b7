// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { UploadButton } from './upload-button.tsx'

const photo = () => new File(['jpeg'], 'ring.jpg', { type: 'image/jpeg' })

test('a photo that found no way to the server is kept, and sent once the line is back', async () => {
  let hasLine = false
  const got: string[] = []
  const { asked } = showScreen(<UploadButton done={(files) => got.push(...files.map(({ id }) => id))} />, {
    answers: {
      'POST /files': () => {
        if (!hasLine) throw new TypeError('Failed to fetch')
        return { body: { data: { id: 'abc', filename: 'ring.jpg' } } }
      },
    },
  })
  fireEvent.change(screen.getByLabelText('Hochladen', { selector: 'input' }), { target: { files: [photo(), photo()] } })
  expect(await screen.findByText(/^Keine Verbindung: 2 Dateien sind noch nicht hochgeladen/)).toBeTruthy()
  expect([asked.length, got]).toEqual([1, []])
  hasLine = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(got).toEqual(['abc', 'abc']))
  expect(screen.queryByText(/^Keine Verbindung/)).toBeNull()
  expect(asked).toHaveLength(3)
})

test('a file that is refused says so in the language of the person', async () => {
  showScreen(<UploadButton done={() => {}} />, {
    answers: {
      'POST /files': () => ({ status: 413, body: { error: { code: 4, message: 'file must have at most 20 MB' } } }),
    },
  })
  fireEvent.change(screen.getByLabelText('Hochladen', { selector: 'input' }), { target: { files: [photo()] } })
  expect(await screen.findByText('ring.jpg: Die Datei darf höchstens 20 MB haben.')).toBeTruthy()
})
