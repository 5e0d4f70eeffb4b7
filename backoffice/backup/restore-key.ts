/** What is read of backups that can be restored, read together: how one ended changes what there is. */
export const RESTORE_KEY = ['restores']
