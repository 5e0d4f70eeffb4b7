/** Something that the law asks for and that is not there: `key` tells gaps apart, `field` is where it is mended. */
export interface Gap {
  readonly key: string
  readonly field: string
  readonly message: string
}
