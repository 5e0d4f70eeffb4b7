import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a picture without an image is only logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(renderToStaticMarkup(<Picture image={undefined} sizes="100vw" />)).toBe('')
  expect(warn).toHaveBeenCalledOnce()
})

test('a picture keeps its place, and is fetched late unless it stands first', () => {
  const image = { src: '/assets/a', srcSet: '/assets/a?width=80 80w', width: 80, height: 60, alt: 'Ring' }
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />)
  expect(html).toContain('width="80" height="60" alt="Ring" loading="lazy"')
  const first = renderToStaticMarkup(<Picture image={image} sizes="50vw" priority />)
  expect(first).toContain('loading="eager"')
  expect(first).toContain('decoding="sync"')
})
