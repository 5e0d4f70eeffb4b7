const phoneForm = /^\+?[\d\s()/.-]{4,}$/

/** Whether a text could be a telephone number: at least four digits and signs that numbers are written with. */
export const isPhoneNumber = (value: string): boolean => phoneForm.test(value)
