import type { DirectusLogin } from '#contract/wire/product-imports.ts'
import type {
  MadeWebsite,
  NewWebsite,
  OldWebsiteChoices,
  OldWebsiteTaken,
  WebsiteOnBoard,
} from '#contract/wire/websites.ts'
import type { Transport } from './transport.ts'

/** The calls about the websites of the installation. */
export function createWebsites(transport: Transport) {
  return {
    /** All of them, with what waits there; for administrators of all websites. */
    list: () => transport<{ data: WebsiteOnBoard[] }>('GET', '/websites'),
    /** Makes a website of a blueprint; rejects with code '114' naming the field, and with status 409 for a domain that is taken. */
    create: (website: NewWebsite) => transport<{ data: MadeWebsite }>('POST', '/websites', { body: website }),
    /** Where one of them lies as an archive, with its files. */
    archivePath: (id: number) => `/websites/${id}/archive`,
    /** Makes a second one with all contents, goods and files; rejects with status 409 for a domain that is taken. */
    copy: (id: number, as: { name: string; domain: string }) =>
      transport<{ data: MadeWebsite }>('POST', `/websites/${id}/copies`, { body: as }),
    /**
     * Makes a website of what a Directus 8 holds, asked for over its API; `token` is kept nowhere. With `trial` it only tells what would come.
     * Rejects with status 422 naming what is wrong, and with 409 for a domain that is taken.
     */
    fromDirectus: async (place: DirectusLogin & OldWebsiteChoices) =>
      (await transport<{ data: OldWebsiteTaken }>('POST', '/websites/directus', { body: place })).data,
    /** The same of a dump of its collections by their names (JSON). */
    fromDump: async (dump: File, { trial = false, ...choices }: OldWebsiteChoices) => {
      const body = new FormData()
      body.set('file', dump)
      for (const [name, value] of Object.entries({ ...choices, trial: String(trial) })) if (value) body.set(name, value)
      return (await transport<{ data: OldWebsiteTaken }>('POST', '/websites/directus/dump', { body })).data
    },
    /** A code for another website that `id` is of, to be entered there within a minute. */
    pass: (id: number) =>
      transport<{ data: Pick<MadeWebsite, 'code' | 'domain'> }>('POST', '/auth/pass', { body: { project: id } }),
    /** Signs in with a code of another website; rejects with code '104' when it is wrong, used or too old. */
    enter: async (code: string) => {
      await transport('POST', '/auth/enter', { body: { code } })
    },
  }
}
