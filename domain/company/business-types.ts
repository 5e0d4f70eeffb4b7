/** What schema.org calls houses of this kind. */
export const businessTypes = [
  'JewelryStore',
  'Optician',
  'HomeGoodsStore',
  'Florist',
  'BikeStore',
  'ClothingStore',
  'Store',
] as const
