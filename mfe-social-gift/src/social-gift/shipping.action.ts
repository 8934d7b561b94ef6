import { formAction, seeOther } from '@storefront/remote/server'
import { holdsAlcohol, checkOfAge } from '../gift/drinking-age.rules'
import { completeAddress } from '../gift/gift-address.rules'
import { readGiftToken } from '../gift/gift-path.rules'
import { chosenVariants } from '../gift/variant-choice.rules'
import {
  begin,
  checkDelivery,
  checkShipping,
  complete,
  fetchGift,
  fetchLeadtime,
  noteOpened,
} from '../gift/social-gift.api'
import { draftOfTexts, textsOfLeadtime, typedTexts } from '../posted/posted-answer.rules'

async function answerIn(form: FormData, request: Request) {
  const token = readGiftToken(request)
  const texts = typedTexts(form)
  const { gift } = await fetchGift(token, request.signal)
  const draft = draftOfTexts(texts)
  return {
    token,
    texts,
    address: completeAddress(draft.address),
    delivery: draft.delivery,
    birthday: holdsAlcohol(gift.data) ? (draft.birthday ?? '') : undefined,
    variants: chosenVariants(gift.data, draft.variants),
  }
}

/**
 * Handles the steps from address to submission without scripts, all on one URL. Hidden fields carry the
 * input, because the server never stores an address before the gift is accepted (ADR 0061).
 */
export const shippingAction = formAction({
  address: async (form, request) => {
    const { token, texts, address, birthday, delivery, variants } = await answerIn(form, request)
    await noteOpened(token)
    const ageProblem = birthday === undefined ? undefined : checkOfAge(birthday, '生年月日')
    if (ageProblem) return { message: ageProblem, errors: { birthday: [ageProblem] }, values: texts }
    await checkShipping(address)
    await begin(token, delivery, variants)
    const place = { postal: address.postal_code, pref: address.prefecture }
    const leadtime = await fetchLeadtime(token, place, request.signal)
    // Clear the date if it isn't available for this destination.
    const delivery_at = leadtime.days.find((day) => day === delivery.delivery_at) ?? ''
    return { isPrepared: true, values: { ...texts, delivery_at, ...textsOfLeadtime(leadtime) } }
  },
  delivery: async (form, request) => {
    const { token, texts, delivery, variants } = await answerIn(form, request)
    await checkDelivery(delivery)
    await begin(token, delivery, variants)
    return { isPrepared: true, values: texts }
  },
  edit: async () => ({ isPrepared: false }),
  days: async () => ({ isPrepared: true }),
  complete: async (form, request) => {
    const { token, address, delivery, birthday, variants } = await answerIn(form, request)
    await complete(token, address, delivery, { birthday, variants })
    return seeOther(`/social-gift/${token}/complete`)
  },
})
