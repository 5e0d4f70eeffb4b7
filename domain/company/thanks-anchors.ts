/** What the thanks page is asked to thank for: its address names the part, so that it says nothing of a message where none was sent. (SPEC 2) */
export const thanksAnchors = { message: '#message', newsletter: '#newsletter' } as const
