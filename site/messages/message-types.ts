import type { messages as de } from './de.ts'

type ArgumentNames<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}, plural,${infer Forms}`
    ? Name | ArgumentNames<Forms>
    : Rest extends `${infer Name}}${infer Tail}`
      ? (Name extends `${string} ${string}` ? never : Name) | ArgumentNames<Tail>
      : never
  : never

type Text<Source extends string> = [ArgumentNames<Source>] extends [never]
  ? () => string
  : (values: Record<ArgumentNames<Source>, string | number>) => string

/** The texts that components own, compiled: one function per key, its parameters read off the German text. */
export type Messages = { readonly [Key in keyof typeof de]: Text<(typeof de)[Key]> }

/** What every other language file has to provide: each key of the German one. */
export type MessageSource = Readonly<Record<keyof typeof de, string>>
