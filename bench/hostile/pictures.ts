import { imageWidths } from '#domain/look/image.ts'
import type { Server } from '../pages/servers.ts'
import type { Table } from '../pages/table.ts'
import { flood, shownFlood } from './flood.ts'

interface Picture {
  readonly id: string
  readonly type: string
  readonly width: number | null
}

const FORMATS = ['webp', 'jpeg', 'png']

/** Who asks for new sizes: one address over 50 connections has to stand behind everybody else; 50 addresses share with the visitor. */
const STRANGERS: Record<string, readonly string[]> = {
  '50 connections of one address ask for new sizes': ['203.0.113.7'],
  '50 addresses ask for new sizes': Array.from({ length: 50 }, (_, index) => `203.0.113.${index + 1}`),
}

/** Strangers ask for sizes of pictures that nobody has had yet; another visitor asks for one now and then. */
export async function measurePictures(server: Server, table: Table, seconds: number): Promise<void> {
  const listed = await fetch(`${server.origin}/items/files?fields=id,type,width&limit=200`)
  const { data } = (await listed.json()) as { data: Picture[] }
  const rasters = data.filter(({ type }) => /jpeg|webp|png|avif/.test(type))
  const sizesOf = (pictures: readonly Picture[]) =>
    imageWidths
      .toReversed()
      .flatMap((width) =>
        FORMATS.flatMap((format) =>
          pictures.flatMap((picture) =>
            width <= (picture.width ?? 0) ? [`/assets/${picture.id}?width=${width}&format=${format}`] : [],
          ),
        ),
      )
  const own = sizesOf(rasters.slice(0, 6))
  const others = sizesOf(rasters.slice(6))
  for (const [index, [name, addresses]] of Object.entries(STRANGERS).entries()) {
    const paths = others.filter((_, n) => n % 2 === index)
    const flooding = flood({ origin: server.origin, connections: 50, addresses, seconds, paths })
    let over = false
    const times: number[] = []
    const visiting = (async () => {
      // Of fifty that come at the same moment nobody can tell which one is a person.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      while (!over && own.length > 0) {
        const from = performance.now()
        const answer = await fetch(server.origin + own.shift(), {
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`A picture answers ${answer.status}`)
        times.push(performance.now() - from)
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    })()
    const flooded = await flooding
    over = true
    await visiting
    const longest = Math.max(...times)
    const told = `longest ${longest.toFixed(0)} ms (${times.length})`
    table.add('pictures', name, shownFlood(flooded))
    table.add('pictures', "  another visitor's new picture", told, '< 1000 ms', longest < 1000)
  }
}
