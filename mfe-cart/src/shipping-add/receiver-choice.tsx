import type { CartAddressInput, CartDetail, FormLayout } from '@storefront/contracts'
import { RadioField } from '@storefront/forms'
import { Card } from '@storefront/ui'
import { useFormState } from 'react-final-form'
import { giftChoice, GiftLetterFields } from '../shipping/gift-letter-fields'
import { isGiftAllowed } from '../shipping/shipping.rules'
import { RecipientFields } from '../shipping/address/recipient-fields'
import type { ShippingValues } from './shipping-add.rules'

type ReceiverChoiceProps = {
  layout: FormLayout
  /** The recipient in the cart, if it isn't the orderer. */
  known: CartAddressInput | undefined
  products: CartDetail['products']
}

export function ReceiverChoice({ layout, known, products }: ReceiverChoiceProps) {
  const { values } = useFormState<ShippingValues>({ subscription: { values: true } })
  return (
    <Card title="お届け先" isGroup>
      <RadioField
        name="receiver"
        label="どちらへお届けしますか"
        isRequired
        isFramed
        choices={[
          { value: 'same', label: 'ご注文者と同じ住所' },
          { value: 'other', label: '別の住所に届ける' },
          ...(isGiftAllowed({ products }) ? [giftChoice] : []),
        ]}
      />
      {values.receiver === 'other' && <RecipientFields layout={layout} known={known} />}
      {values.receiver === 'gift' && <GiftLetterFields products={products} />}
    </Card>
  )
}
