/**
 * A promise of what is there, with the marks by which React's `use` takes its value at once. `use` is to be called also for what is there: React
 * takes up a part that has waited at the place where it waited, and fails where the part does not come by that place again.
 */
export const fulfilled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
