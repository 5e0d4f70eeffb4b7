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

/** A language file as the build compiles it: one function per key, its parameters read off the texts. */
export type Compiled<Source extends Record<string, string>> = { readonly [Key in keyof Source]: Text<Source[Key]> }

/** What every other language file has to provide: each key of the German one. */
export type SourceOf<Source> = Readonly<Record<keyof Source, string>>

/** The texts that components own. */
export type Messages = Compiled<typeof de>

export type MessageSource = SourceOf<typeof de>
