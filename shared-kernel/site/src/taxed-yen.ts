import { formatYen } from '@storefront/locale-ja'
import { currentSite } from './site.state'

/** Formats an amount including tax. Shops whose prices exclude tax say so, e.g. `税込105,600円`. */
export function formatTaxedYen(amount: number): string {
  const yen = amount < 0 ? `−${formatYen(-amount)}` : formatYen(amount)
  return currentSite().settings.isPricedWithoutTax && amount !== 0 ? `税込${yen}` : yen
}
