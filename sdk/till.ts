import type { TillFileDetail, TillFileRun, TillPlace, TillPlaceSettings, TillUndo } from '#contract/wire/till.ts'
import type { Transport } from './transport.ts'

/** Files of tills. All calls reject with an ApiError. */
export function createTill(transport: Transport) {
  const at = (id: number) => `/ecom/till/runs/${encodeURIComponent(id)}`
  return {
    /** Where files come from, and how often. */
    places: async () => (await transport<{ data: TillPlace[] }>('GET', '/ecom/till/places')).data,
    /** Sets that of one place, and answers all: for administrators. */
    setPlace: async (place: string, settings: TillPlaceSettings) =>
      (
        await transport<{ data: TillPlace[] }>('PUT', `/ecom/till/places/${encodeURIComponent(place)}`, {
          body: settings,
        })
      ).data,
    /** The last files, the newest first. */
    runs: async () => (await transport<{ data: TillFileRun[] }>('GET', '/ecom/till/runs')).data,
    /** One of them with what it changed. */
    run: async (id: number) => (await transport<{ data: TillFileDetail }>('GET', at(id))).data,
    /** Takes back what a file changed, as far as nobody has changed it since. */
    undo: async (id: number) => (await transport<{ data: TillUndo }>('POST', `${at(id)}/undo`, { body: {} })).data,
  }
}
