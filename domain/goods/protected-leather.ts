/** Animals of whose leather straps and bags are made, and which may be sold with a document only (Reg. (EC) 338/97), in three languages. */
const PROTECTED =
  /krokodil|crocodil|alligator|kaiman|ca[iï]man|python|schlange|serpent|snake|ana[kc]onda|waran|varan|eidechse|lizard|lézard|rochen|stingray|galuchat|elefant|elephant|éléphant/i

/** Calf leather that only looks like it. */
const ALIKE = /präg|druck|imitat|emboss|print|effect|gaufr|impri|façon|aspect/i

/** Whether words on leather name an animal that is protected, and not its pattern alone. */
export const isProtectedLeather = (words: string): boolean => PROTECTED.test(words) && !ALIKE.test(words)
