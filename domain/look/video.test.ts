import { expect, test } from 'vitest'
import { videoAt } from './video.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=abc_DEF-123',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0',
  ],
  ['https://youtu.be/abc_DEF-123?t=3', 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0'],
  ['https://www.youtube.com/shorts/abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
])('%s is a film, shown in a frame that remembers nobody before', (address, frame) => {
  expect(videoAt(address)?.frame).toBe(frame)
})

test.each([
  'https://example.org/watch?v=abc_DEF-123',
  'https://youtube.com.example.org/watch?v=abcdef',
  'https://youtu.be/"><x',
  'javascript:1',
  null,
])('%s is none', (address) => expect(videoAt(address)).toBeUndefined())
