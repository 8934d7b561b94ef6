/** Cards per member (§4). */
export const cardLimit = 5

/** A token contains no number: text that resembles a card's number is refused before it is stored. */
export const looksLikeNumber = (text: string): boolean => /\d{12,19}/.test(text.replace(/[\s-]/g, ''))

/** A card (`MM/YY`) is valid through its month. */
export function isCardExpired({ expiration }: { expiration: string }, today: string): boolean {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiration) ?? []
  return month !== undefined && `20${year}-${month}` < today.slice(0, 7)
}
