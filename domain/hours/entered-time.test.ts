import { expect, test } from 'vitest'
import { enteredTime } from './entered-time.ts'

test.each([
  ['9', '09:00:00'],
  ['09:30', '09:30:00'],
  ['9.30', '09:30:00'],
  ['930', '09:30:00'],
  ['1830', '18:30:00'],
  ['18 Uhr', '18:00:00'],
  ['18 Uhr 30', '18:30:00'],
  ['9h30', '09:30:00'],
  [' 07:45 ', '07:45:00'],
])('%j is the time %s, whatever the browser speaks', (text, time) => {
  expect(enteredTime(text)).toBe(time)
})

test.each(['24:00', '12:60', 'mittags', '9:5', '12345', '9:30 PM'])('%j is refused', (text) => {
  expect(enteredTime(text)).toBe('unclear')
})

test('nothing typed is no time', () => {
  expect(enteredTime('  ')).toBeUndefined()
})
