/** The level of the headings in a section where the section has none of its own: they then follow that of the page. Else they keep theirs. */
export const partLevel = ({ heading }: { readonly heading?: string | undefined }): 2 | undefined =>
  heading ? undefined : 2
