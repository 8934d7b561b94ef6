/** Max cards per member (§4). */
export const cardLimit = 5

/** Tokens never contain a card number. Reject text that looks like one before it gets stored. */
export const looksLikeNumber = (text: string): boolean => /\d{12,19}/.test(text.replace(/[\s-]/g, ''))

/** A card (`MM/YY`) is valid through the end of its month. */
export function isCardExpired({ expiration }: { expiration: string }, today: string): boolean {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiration) ?? []
  return month !== undefined && `20${year}-${month}` < today.slice(0, 7)
}
