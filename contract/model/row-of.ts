import type {
  BooleanField,
  Column,
  Field,
  JsonField,
  JsonKeys,
  JsonPart,
  ManyToOne,
  MomentField,
  NumberField,
  OneToMany,
  TextField,
  UuidField,
} from './field.ts'
import type { CollectionName, Model } from './model.ts'

/**
 * A row as the items call answers it when asked for these fields: `RowOf<'brand', ['id', 'type.*']>`. Dots follow relations, `*` stands
 * for all fields of a level; a relation that is not followed is an id, or a list of ids. To be named once for each list of fields:
 * `type BrandRow = RowOf<'brand', typeof BRAND_FIELDS>`. (SPEC 7)
 */
export type RowOf<Name extends CollectionName, Paths extends readonly string[]> = Picked<Name, Paths[number]>

/** What one column holds in such a row. */
export type CellOf<Name extends CollectionName, Key extends keyof Model[Name]> = Plain<Model[Name][Key]>

/** Those of the paths that lead to a field of the collection; what is not among them does not compile where fields are asked for. */
export type KnownPath<Name extends CollectionName, Path extends string> = Path extends '*'
  ? Path
  : Path extends keyof Model[Name]
    ? Path
    : Path extends `${infer First}.${infer Rest}`
      ? First extends keyof Model[Name]
        ? Model[Name][First] extends { readonly target: infer Next extends CollectionName }
          ? `${First}.${KnownPath<Next, Rest>}`
          : never
        : never
      : never

type Picked<Name extends CollectionName, Path extends string> = {
  [Key in FirstOf<Name, Path>]: Value<Model[Name][Key], RestOf<Path, Key>>
}

type FirstOf<Name extends CollectionName, Path extends string> = keyof Model[Name] &
  (Path extends '*' ? keyof Model[Name] : Path extends `${infer First}.${string}` ? First : Path)

type RestOf<Path extends string, Key> = Key extends string
  ? Path extends `${Key}.${infer Rest}`
    ? Rest
    : never
  : never

type Value<F, Rest extends string> = [Rest] extends [never]
  ? Plain<F>
  : Target<F> extends infer Next extends CollectionName
    ? F extends OneToMany
      ? Picked<Next, Rest>[]
      : Picked<Next, Rest> | Missing<F, Next>
    : never

type Target<F> = F extends { readonly target: infer Name } ? Name : never

/** A relation is empty where it may be, and where it leads to what is not published. */
type Missing<F, Next extends CollectionName> =
  IsRequired<F> extends true ? ('status' extends keyof Model[Next] ? null : never) : null

type IsRequired<F> = F extends BooleanField
  ? true
  : F extends { readonly required?: infer Required }
    ? true extends Required
      ? true
      : false
    : false

type Plain<F> =
  F extends OneToMany<infer Name>
    ? IdOf<Name>[]
    : F extends Column
      ? Scalar<F> | (IsRequired<F> extends true ? never : null)
      : never

type Scalar<F extends Field> =
  F extends TextField<boolean, infer Choice>
    ? Choice
    : F extends NumberField
      ? number
      : F extends BooleanField
        ? boolean
        : F extends MomentField | UuidField
          ? string
          : F extends ManyToOne<boolean, infer Name>
            ? IdOf<Name>
            : F extends JsonField<boolean, infer Shape, infer Listed, infer Keys>
              ? F extends { readonly held?: infer Held }
                ? unknown extends Held
                  ? Json<Shape, Listed, Keys>
                  : NonNullable<Held>
                : Json<Shape, Listed, Keys>
              : never

type IdOf<Name> = Name extends CollectionName ? (Model[Name]['id'] extends UuidField ? string : number) : never

type Json<Shape, Listed extends string, Keys extends JsonKeys> = Shape extends 'list'
  ? string extends Listed
    ? unknown[]
    : Listed[]
  : string extends keyof Keys
    ? Record<string, unknown>
    : { [Key in keyof Keys]?: JsonValue<Keys[Key][number]> | null }

type JsonValue<Part extends JsonPart> = { text: string; number: number; boolean: boolean; ids: number[] }[Part]
