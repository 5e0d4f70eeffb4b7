import { isShopOpen } from '#domain/cart/shop-visibility.ts'
import type { ShopSettingsRow } from './rows.ts'

/** Whether the project's shop takes orders; not without settings. */
export const takesOrders = (settings: ShopSettingsRow | null): boolean =>
  settings !== null && isShopOpen({ enableCart: settings.enable_cart, maintenanceMode: settings.maintenance_mode })
