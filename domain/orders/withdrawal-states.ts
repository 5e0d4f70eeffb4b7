export const withdrawalStates = ['received', 'matched', 'refunded', 'rejected'] as const

export type WithdrawalState = (typeof withdrawalStates)[number]

/** The states of a withdrawal that nobody has settled or rejected. */
export const openWithdrawalStates = ['received', 'matched'] as const satisfies readonly WithdrawalState[]
