import type { Cart, CartDetail } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { isCarriageKnown } from './carriage.rules'

type Credit = Pick<NonNullable<Cart['credit']>, 'available'>

const isOnAccount = ({ payment }: CartDetail) => payment?.kind === 'deferred'

/** Works out what an order on account takes of the available credit. All amounts include tax. */
export function creditSum(detail: CartDetail, { available }: Credit, isFeeKnown = isOnAccount(detail)) {
  const { total_payment } = detail.order
  const excess = total_payment - available
  const missing = [
    ...(isCarriageKnown(detail) ? [] : ['送料']),
    ...(isFeeKnown ? [] : ['請求書払いの手数料']),
  ]
  const rows = [
    { key: 'available', term: 'ご利用枠の残り', value: formatYen(available) },
    { key: 'order', term: 'このご注文', value: `−${formatYen(total_payment)}` },
    ...(excess > 0
      ? []
      : [{ key: 'left', term: 'ご注文後の残り', value: formatYen(-excess), isTotal: true }]),
  ]
  const note =
    missing.length > 0
      ? `税込です。${missing.join('と')}は、このあと加わります。`
      : '送料・手数料を含む税込です。'
  return { rows, note, excess }
}
