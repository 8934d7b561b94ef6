import type { CardToken, PaymentServiceSetting } from '@storefront/contracts'
import { ResponseError, TimeoutError } from '@storefront/http'
import { inTime, loadServiceScript } from '@storefront/http/service-script'

export type TypedCard = { number: string; expiration: string; securityCode: string; name: string }
type TokenMaker = { createToken(card: TypedCard): Promise<CardToken> }
type Refusal = { message?: string; code?: string; errors?: Record<string, string[]> }

const noService = (cause?: unknown) =>
  new ResponseError(502, { message: '決済サービスに接続できませんでした。' }, { cause })

/**
 * Exchanges a card for a token in the shopper's browser, so that only the payment service receives the card
 * number.
 * @throws ResponseError with messages for the card's fields
 * @throws TimeoutError
 */
export async function createCardToken(
  { script_url, script_global }: PaymentServiceSetting,
  card: TypedCard,
): Promise<CardToken> {
  await loadServiceScript(script_url).catch((cause: unknown) => {
    throw cause instanceof TimeoutError ? cause : noService(cause)
  })
  const maker = (window as unknown as Record<string, TokenMaker | undefined>)[script_global]
  if (!maker) throw noService()
  const { token, token_key, masked_number, expiration, brand } = await inTime(maker.createToken(card)).catch(
    (cause: Refusal | TimeoutError) => {
      if (cause instanceof TimeoutError) throw cause
      throw new ResponseError(
        422,
        { message: cause.message, code: cause.code, errors: atCardFields(cause.errors) },
        { cause },
      )
    },
  )
  return { token, token_key, masked_number, expiration, name: card.name, ...(brand ? { brand } : {}) }
}

const fieldNames: Record<string, string> = {
  number: 'card.number',
  expiration: 'card.expiration',
  security_code: 'card.securityCode',
  name: 'card.name',
}

const atCardFields = (errors: Record<string, string[]> = {}) =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [fieldNames[name] ?? name, texts]))
