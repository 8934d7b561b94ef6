import { giftHead } from './gift.rules'
import { GiftRefused } from './gift-refused'

export const handle = { head: giftHead('ギフト') }

/** A link that lost its end. */
export function Component() {
  return <GiftRefused message="ギフトが見つかりません。" isUnknown />
}
