import type { UserCard } from '@storefront/contracts'

export type CardValidity = 'valid' | 'soon' | 'expired'

const toMonthCount = (year: number, month: number) => year * 12 + month

/**
 * Checks a card's expiration date (`12/28`). A card is valid until the end of that month, and counts as
 * expiring soon in that month and the month before.
 */
export function cardValidity({ expiration }: Pick<UserCard, 'expiration'>, today: string): CardValidity {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiration) ?? []
  const [thisYear, thisMonth] = today.split('-').map(Number)
  if (!month || !year || !thisYear || !thisMonth) return 'valid'
  const left = toMonthCount(2000 + Number(year), Number(month)) - toMonthCount(thisYear, thisMonth)
  if (left < 0) return 'expired'
  return left <= 1 ? 'soon' : 'valid'
}
