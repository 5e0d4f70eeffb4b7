/** What is for sale or shown although the law wants more of it: products with their fields, languages as `fr privacy`. */
export type OpenDuties = {
  products: { id: number; name: string; missing: string[] }[]
  languages: string[]
}
