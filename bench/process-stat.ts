import { readFileSync } from 'node:fs'

/** Ticks of a second, as Linux counts them for programs. */
export const TICKS = 100

/** Of `/proc/PID/stat`, what follows the program's name. */
export function statOf(pid: string | number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Ticks of processor time that a process has used by itself, by its line of `/proc`. */
export const ticksOf = (stat: readonly string[]): number => Number(stat[11]) + Number(stat[12])
