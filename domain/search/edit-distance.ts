/** Whether a word becomes another by at most so many letters changed, left out or put in. */
export function isWithin(word: string, other: string, most: number): boolean {
  if (Math.abs(word.length - other.length) > most) return false
  let before = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= word.length; row++) {
    const now = [row]
    let least = row
    for (let place = 1; place <= other.length; place++) {
      const changed = (before[place - 1] as number) + (word[row - 1] === other[place - 1] ? 0 : 1)
      const cost = Math.min(changed, (before[place] as number) + 1, (now[place - 1] as number) + 1)
      now.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return false
    before = now
  }
  return (before[other.length] as number) <= most
}
