/** A text of several lines as paragraphs. */
export const Lines = ({ text }: { text: string | undefined }) =>
  text
    ?.split(/\n+/)
    .filter((line) => line.trim())
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
    .map((line, index) => <p key={index}>{line}</p>)
