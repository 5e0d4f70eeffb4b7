export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
export type Box = { left: number; top: number } & Size

/** The largest part of a picture that has the shape of `target`, as near around the focal point (0 to 1) as the edges allow. */
export function cropAround(picture: Size, target: Size, focal: Point): Box {
  const scale = Math.min(picture.width / target.width, picture.height / target.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(target.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(target.height * scale)))
  return {
    left: offset(picture.width, width, focal.x),
    top: offset(picture.height, height, focal.y),
    width,
    height,
  }
}

function offset(whole: number, part: number, focal: number): number {
  return Math.round(Math.min(Math.max(whole * focal - part / 2, 0), whole - part))
}
