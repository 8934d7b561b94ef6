import type { CartPayment } from '@storefront/contracts'
import type { CardEntry } from '@storefront/forms/card'
import { NetworkError, ResponseError, TimeoutError } from '@storefront/http'
import { saveCard } from './payment.api'
import type { PaymentValues } from './payment.rules'

const cardUnanswered =
  'カード情報を確認できませんでした。決済サービスの一時的な不具合か、通信の状態が考えられます。代金はまだ請求されていません。もう一度お試しになるか、別のお支払い方法をお選びください。'

/** Builds what the chosen method needs. A new card is exchanged for a token first. */
export async function buildChoice(values: PaymentValues, payment: CartPayment, entry: CardEntry | undefined) {
  if (payment.kind === 'convenience_store') return { convenience_store: values.convenience_store }
  if (payment.kind !== 'card' || !entry || values.card_choice === 'typed') return {}
  if (values.card_choice !== 'new') return { user_card_id: Number(values.card_choice) }
  const card = await entry.createToken().catch((error: unknown) => {
    const isUnanswered = error instanceof NetworkError || error instanceof TimeoutError
    throw isUnanswered ? new ResponseError(422, { message: cardUnanswered }, { cause: error }) : error
  })
  if (values.isCardSaved) await saveCard(card)
  return { card }
}
