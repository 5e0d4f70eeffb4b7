/** Where the files of an import lie until it is over. */
export const folderOfImport = (id: string): string => `imports/${id}`
export const fileKey = (id: string): string => `${folderOfImport(id)}/file`
export const picturesKey = (id: string): string => `${folderOfImport(id)}/pictures`
