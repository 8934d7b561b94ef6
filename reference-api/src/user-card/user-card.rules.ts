/** How many cards a member keeps (§4). */
export const cardLimit = 5

/** A token carries no number: what looks like a card's number is refused before it is stored anywhere. */
export const looksLikeNumber = (text: string): boolean => /\d{12,19}/.test(text.replace(/[\s-]/g, ''))
