import type { Cart } from '@storefront/contracts'
import { CheckboxField } from '@storefront/forms'
import { currentSite } from '@storefront/site'
import { deliveryWishes } from './shipping.rules'

/** Offers the screen for delivery days, wrapping and parcels, which is optional (ADR 0072). */
export function DeliveryWishes({ cart }: { cart: Cart }) {
  const { isSeveralShippingsAllowed } = currentSite().settings
  const { order, products } = cart.data.detail
  const isSeveral = isSeveralShippingsAllowed && order.total_quantity > 1
  const isWrapped = products.some(({ accessories }) => accessories.length > 0)
  const note = [
    ...(isWrapped ? ['お選びのラッピング・のしなどは、このままお付けします。'] : []),
    ...(isSeveral ? ['複数のお届け先も次の画面で追加できます。'] : []),
    '指定がなければ最短でお届けします。',
  ]
  return (
    <CheckboxField
      name="isChoosingDelivery"
      label={`${deliveryWishes(cart.data.detail)}を指定する`}
      note={note.join('')}
    />
  )
}
