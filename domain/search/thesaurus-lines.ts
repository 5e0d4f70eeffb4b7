/**
 * What people say, and the words by which a shop names it: `hochzeitsring ehering = trauring`. Left any of these words is meant, those with
 * `_` between them together; right all words must be there, `|` stands between those of which one is enough, `-` alone says that a shop of
 * the trade has nothing of the kind.
 */
export type ThesaurusLines = readonly string[]
