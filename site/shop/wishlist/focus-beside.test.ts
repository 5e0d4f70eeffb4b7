// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { focusBeside } from './focus-beside.ts'

const button = (name: string) => `<li><a href="/${name}">${name}</a><button id="${name}">remove</button></li>`

/** Where the focus is after the button of a line was pressed that goes with it. */
function focusAfter(names: readonly string[], gone: string): string | undefined {
  document.body.innerHTML = `<main id="content" tabindex="-1"><ul>${names.map(button).join('')}</ul></main>`
  const pressed = document.getElementById(gone) as HTMLElement
  pressed.focus()
  focusBeside(pressed)
  pressed.closest('li')?.remove()
  return document.activeElement?.id
}

test.each([
  [['a', 'b', 'c'], 'b', 'c'],
  [['a', 'b', 'c'], 'c', 'b'],
  [['a'], 'a', 'content'],
])('of %j, after %s has gone, the focus is at %s', (names, gone, expected) => {
  expect(focusAfter(names, gone)).toBe(expected)
})
