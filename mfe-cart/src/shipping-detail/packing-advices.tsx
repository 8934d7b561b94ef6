import { giftAdvice, type CartPacking, type CartProduct, type GiftRule } from '@storefront/contracts'
import { useField } from 'react-final-form'
import { GiftAdvices } from '../gift-advice/gift-advices'
import { PressButton } from '../posted/press-button'
import { encodePress } from '../posted/press.rules'
import { toFieldPath } from './shipping-detail.rules'

type PackingAdvicesProps = {
  packing: CartPacking
  lines: readonly CartProduct[]
  rules: readonly GiftRule[]
}

/** Points out customs of giving for a parcel and the day that is chosen on the screen. */
export function PackingAdvices({ packing, lines, rules }: PackingAdvicesProps) {
  const { input } = useField<string>(toFieldPath(packing.key, 'day'), { subscription: { value: true } })
  const advices = giftAdvice(rules, { lines, isAddressed: true, day: input.value || null })
  return (
    <GiftAdvices
      advices={advices}
      here="/cart/shipping-detail"
      isNamed={lines.length > 1}
      button={({ rule, line }, { isPending, onPress }) => (
        <PressButton press={encodePress('cure', rule.key, line.key)} size="sm" {...{ isPending, onPress }}>
          {rule.cure.label}
        </PressButton>
      )}
    />
  )
}
