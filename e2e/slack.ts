/** Milliseconds by which a bound of the product may be passed: the machine has other work, and what was wrong took minutes. */
export const SLACK = 6000
