import type { Cart, CartDetail } from '@storefront/contracts'
import { CheckboxField, type Draft } from '@storefront/forms'
import { currentSite } from '@storefront/site'
import { Panel } from '@storefront/ui'
import { useFormState } from 'react-final-form'
import { useSearchParams } from 'react-router-dom'
import { addressFirstText, deliveryWishes, isDeliveryNext, nextStepText, unaskedText } from './shipping.rules'

/** Offers the screen for delivery days, wrapping and parcels, which is optional (ADR 0072). */
export function DeliveryWishes({ cart, wished }: { cart: Cart; wished?: string | undefined }) {
  const { values } = useFormState<{ isChoosingDelivery?: boolean }>({ subscription: { values: true } })
  const { isSeveralShippingsAllowed } = currentSite().settings
  const { detail } = cart.data
  const isSeveral = isSeveralShippingsAllowed && detail.order.total_quantity > 1
  const isWrapped = detail.products.some(({ accessories }) => accessories.length > 0)
  const note = [
    ...(isWrapped ? ['お選びのラッピング・のしなどは、このままお付けします。'] : []),
    ...(isSeveral ? ['複数のお届け先も次の画面で追加できます。'] : []),
    unaskedText(detail),
  ]
  return (
    <>
      <CheckboxField
        name="isChoosingDelivery"
        label={`${deliveryWishes(detail)}を指定する`}
        note={note.join('')}
      />
      <NextStepNote detail={detail} wished={wished} isShown={values.isChoosingDelivery === true} />
    </>
  )
}

type NextStepProps = { detail: CartDetail; wished?: string | undefined; isShown: boolean }

/** Says where the options come, because ticking the box opens nothing on this screen. */
export const NextStepNote = ({ detail, wished, isShown }: NextStepProps) => (
  <div role="status">{isShown && <p>{nextStepText(detail, wished)}</p>}</div>
)

/** Ticks the box of a restored draft if the shopper came for a noshi or wrapping. */
export const tickWishes = <V extends object>(draft: Draft<V>, search: URLSearchParams): Draft<V> =>
  isDeliveryNext(search)
    ? { ...draft, read: () => ({ ...draft.read(), isChoosingDelivery: true }) as unknown as V }
    : draft

/** Tells a shopper who came for a noshi or wrapping why the address is asked for first. */
export function AddressFirst({ cart }: { cart: Cart }) {
  const [search] = useSearchParams()
  return isDeliveryNext(search) ? <Panel>{addressFirstText(cart.data.detail)}</Panel> : null
}
