/** Whether a role is given to people: that of visitors is not. */
export const isAssigned = ({ name }: { name?: unknown }): boolean => name !== 'public'
