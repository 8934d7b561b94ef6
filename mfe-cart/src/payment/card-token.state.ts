import type { CardToken, PaymentServiceSetting } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'

export type TypedCard = { number: string; expiration: string; securityCode: string; name: string }
type TokenMaker = { createToken(card: TypedCard): Promise<CardToken> }
type Refusal = { message?: string; code?: string; errors?: Record<string, string[]> }

const scripts = new Map<string, Promise<void>>()

/** Loads the payment service's own script once; a failed load can be tried again. */
function loadScript(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      scripts.delete(url)
      script.remove()
      reject(new ResponseError(502, { message: '決済サービスに接続できませんでした。' }))
    }
    document.head.append(script)
  })
  scripts.set(url, loading)
  return loading
}

/**
 * Turns a card into a token in the shopper's browser: the number goes to the payment service alone.
 * @throws ResponseError with messages at the card's fields
 */
export async function createCardToken({ script_url, script_global }: PaymentServiceSetting, card: TypedCard): Promise<CardToken> {
  await loadScript(script_url)
  const maker = (window as unknown as Record<string, TokenMaker | undefined>)[script_global]
  if (!maker) throw new ResponseError(502, { message: '決済サービスに接続できませんでした。' })
  const { token, token_key, masked_number, expiration } = await maker.createToken(card).catch((cause: Refusal) => {
    throw new ResponseError(422, { message: cause.message, code: cause.code, errors: atCardFields(cause.errors) }, { cause })
  })
  return { token, token_key, masked_number, expiration, name: card.name }
}

const fieldNames: Record<string, string> = {
  number: 'card.number',
  expiration: 'card.expiration',
  security_code: 'card.securityCode',
  name: 'card.name',
}

const atCardFields = (errors: Record<string, string[]> = {}) =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [fieldNames[name] ?? name, texts]))
