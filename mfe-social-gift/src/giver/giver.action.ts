import type { GiftOfOrder } from '@storefront/contracts'
import { formAction, seeOther } from '@storefront/remote/server'
import { completeAddress } from '../gift/gift-address.rules'
import { typedTexts } from '../posted/posted-answer.rules'
import { change, mail, redirectTo } from './giver.api'
import { readGiverToken } from './giver.rules'

/** Creates an action for the gift that the form identifies. Redirects to that gift on the giver's page. */
const ofGift =
  (run: (token: string, gift: Pick<GiftOfOrder, 'id'>, texts: Record<string, string>) => Promise<unknown>) =>
  async (form: FormData, request: Request) => {
    const token = readGiverToken(request)
    const texts = typedTexts(form)
    const id = Number(texts['gift_id'])
    await run(token, { id }, texts)
    return seeOther(`/social-gift/giver/${token}#gift-${id}`)
  }

/** Handles the giver's forms without scripts. A refund needs confirmation, as it does with scripts. */
export const giverAction = formAction({
  mail: ofGift((token, gift, { email = '', mail_on }) =>
    mail(token, gift, { email, ...(mail_on ? { mail_on } : {}) }),
  ),
  remind: ofGift((token, gift) => change(token, gift, 'remind')),
  extend: ofGift((token, gift) => change(token, gift, 'extend')),
  redirect: ofGift((token, gift, texts) => redirectTo(token, gift, completeAddress(texts))),
  'ask-refund': async () => ({ isPrepared: true }),
  refund: ofGift((token, gift) => change(token, gift, 'refund')),
})
