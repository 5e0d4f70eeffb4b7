import { randomFrom } from './noise.ts'

/** Small lamps all around, which only cut stones show. */
export function sparkle(): (x: number, y: number, z: number) => number {
  const next = randomFrom(57)
  const lamps = Array.from({ length: 26 }, () => {
    const y = next() * 1.1 - 0.1
    const angle = next() * Math.PI * 2
    const flat = Math.sqrt(Math.max(0, 1 - y * y))
    return {
      x: Math.cos(angle) * flat,
      y,
      z: Math.sin(angle) * flat,
      power: 2 + next() * 7,
      size: 0.985 + next() * 0.012,
    }
  })
  return (x, y, z) => {
    let sum = 0
    for (const lamp of lamps) if (x * lamp.x + y * lamp.y + z * lamp.z > lamp.size) sum += lamp.power
    return sum
  }
}
