/** Max cards per member (§4). */
export const cardLimit = 5

/** Detects text that looks like a card number, which tokens never contain, before it gets stored. */
export const looksLikeNumber = (text: string): boolean => /\d{12,19}/.test(text.replace(/[\s-]/g, ''))

/** Checks whether a card has expired. A card (`MM/YY`) is valid through the end of its month. */
export function isCardExpired({ expiration }: { expiration: string }, today: string): boolean {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiration) ?? []
  return month !== undefined && `20${year}-${month}` < today.slice(0, 7)
}
