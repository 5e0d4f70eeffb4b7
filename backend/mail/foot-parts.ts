/**
 * A line of the sender's foot in the parts that belong together: telephone, e-mail address, the hours of a day. On a narrow screen the line
 * is broken between them, never in an address.
 */
export const footParts = (line: string): string[] => line.split(/(?<=[·;]) /)

/** How a part is set: whole on the next line where it does not fit, broken only where a line is too short for it. */
export const footPartStyle = { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' } as const
