declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING'
    readonly issueMessage: string
    readonly fieldNames?: readonly string[]
  }

  /** Checks things of schema.org by what Google documents that it needs. */
  export default class Validator {
    validate(found: { readonly jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<Issue[]>
  }
}
