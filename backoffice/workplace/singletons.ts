/** Collections that hold one record for each project: their menu entry leads to its form. */
export const singletons: readonly string[] = ['project', 'theme', 'company', 'legal', 'ecommerce_settings']
