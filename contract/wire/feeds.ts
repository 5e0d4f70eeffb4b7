/** Why a marketplace would refuse an article or show it badly. */
export type FeedProblem = 'picture' | 'brand' | 'identity' | 'gtin' | 'description' | 'titleLength'

/** An article of a feed that lacks something; `id` is the product's, with `-` and the variant's behind it. */
export type RefusedArticle = {
  readonly id: string
  readonly name: string
  readonly lacking: readonly FeedProblem[]
}

/** `/feeds/problems.de.json`: how many articles the feeds have, how many of them lack something, and the first of these. */
export type FeedCheck = {
  readonly articles: number
  readonly count: number
  readonly refused: readonly RefusedArticle[]
}
