import { toSearchParams } from '../checkout-path'
import { modifyOrder } from '../engine/cart.api'
import { cartAction, changePostedCart } from '../posted/posted-cart'
import { nestedValues } from '../posted/posted-values.rules'
import { atFields } from '../shipping/field-path'
import type { GiftLetter } from '../shipping/gift-letter.rules'
import { giveAsGift, shipTo } from '../shipping/shipping.api'
import { stepAfterShipping, stepOrOrderer } from '../shipping/shipping.rules'

type Values = { choice?: string; gift?: GiftLetter; birthday?: string; isChoosingDelivery?: boolean }

export const shippingSelectAction = cartAction({
  destination: async (form, request) => {
    const { choice, gift, birthday, isChoosingDelivery } = nestedValues<Values>(form)
    const isGift = choice === 'gift'
    if (isGift && !gift) return { message: '贈りもののメッセージをご入力ください。' }
    const search = toSearchParams(request)
    const step = stepAfterShipping({ isGift, isChoosingDelivery }, search)
    return changePostedCart(
      async (cart, apply) => {
        if (birthday) await apply(modifyOrder({ birthday }))
        if (gift && isGift) await atFields('gift', () => apply(giveAsGift(gift)))
        else if (choice !== 'typed') await apply(shipTo(cart, { user_address_id: Number(choice) }))
      },
      ({ data }) => stepOrOrderer(step, data.detail, search),
    )
  },
})
