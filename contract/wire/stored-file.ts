/** A stored file. Sizes in bytes and px; the focal point from 0 to 1; `placeholder` a tiny data URI; `hash` names the content. */
export type StoredFile = {
  id: string
  filename: string
  title: string | null
  type: string
  size: number
  width: number | null
  height: number | null
  focal_x: number
  focal_y: number
  placeholder: string | null
  hash: string
  translations?: { language: string; alt: string | null }[]
}
