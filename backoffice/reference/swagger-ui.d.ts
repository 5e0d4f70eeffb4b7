declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Options {
    readonly url: string
    readonly domNode: HTMLElement
    readonly docExpansion: 'none'
    readonly filter: boolean
    readonly defaultModelsExpandDepth: number
    readonly validatorUrl: null
    readonly supportedSubmitMethods: readonly string[]
  }
  /** Draws the document that it finds at `url` into the element. */
  export default function SwaggerUI(options: Options): unknown
}
