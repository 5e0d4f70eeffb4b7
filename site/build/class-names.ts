import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

// Without a: filters against advertisements hide what begins with ad.
const ALPHABET = 'bcdefghijklmnopqrstuvwxyz'

/** A number as letters: b, c, … z, bb, bc, … */
function letters(number: number): string {
  const rest = ALPHABET[number % ALPHABET.length] as string
  return number < ALPHABET.length ? rest : letters(Math.floor(number / ALPHABET.length) - 1) + rest
}

/**
 * Names for the classes of CSS modules, as short as they can be: letters for the file, capitals for the class. Hashes would be most of
 * what a small module weighs, and compress to nothing less. The browser's build and the server's come to the same names, because
 * both number the sorted files of `folder`, and the classes of a file in the order in which they stand there.
 */
export function shortClassNames(folder: string): (name: string, filename: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => path.split(sep).join('/'))
    .sort()
  const idOf = new Map(files.map((path, index) => [join(folder, path), letters(index)]))
  const classesOf = new Map<string, string[]>()
  return (name, filename) => {
    const path = filename.split('?', 1)[0] ?? ''
    const id = idOf.get(path)
    if (id === undefined) throw new Error(`${path} is no CSS module of ${folder}.`)
    const classes = classesOf.get(path) ?? []
    classesOf.set(path, classes)
    if (!classes.includes(name)) classes.push(name)
    return id + letters(classes.indexOf(name)).toUpperCase()
  }
}
