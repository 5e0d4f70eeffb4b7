/** Whether a part of an address can be the name of an item in it: lower-case letters, digits and single hyphens, at most 160 characters. */
export const isSlug = (text: string): boolean => text.length <= 160 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
