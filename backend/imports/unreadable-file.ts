/** A file that no products can be read from: one sentence for a person, in English as the wire has it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export const damagedArchive = (): UnreadableFile => new UnreadableFile('The archive is damaged')
