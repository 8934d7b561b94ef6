import type { CardFieldsNotice, CardToken } from '@storefront/contracts'
import type { TypedCard } from '../card/typed-card.rules'

const patienceMs = 10_000

type Refusal = { message?: string; errors?: Partial<Record<keyof TypedCard, string[]>> }
type Outcome = Extract<CardFieldsNotice, { kind: 'tokenised' | 'refused' | 'failed' }>

/** Exchanges a card for a token at the service, whose origin is the frame's own. */
export async function issueToken(
  id: number,
  card: TypedCard,
): Promise<{ outcome: Outcome; errors?: Refusal['errors'] }> {
  try {
    const response = await fetch('/sandbox-payment/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.ok) return { outcome: { kind: 'tokenised', id, card: (await response.json()) as CardToken } }
    const { message = '', errors } = (await response.json()) as Refusal
    return { outcome: { kind: 'refused', id, message, isAtFields: errors !== undefined }, errors }
  } catch {
    return { outcome: { kind: 'failed', id } }
  }
}
