/** What a server has answered of a website since it last said so: paths and hosts with how often, and pages for programs. */
export interface CountedPages {
  readonly domain: string
  readonly pages: readonly (readonly [path: string, times: number])[]
  readonly sources: readonly (readonly [host: string, times: number])[]
  readonly programs: number
}
