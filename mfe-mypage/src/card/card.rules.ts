import type { UserCard } from '@storefront/contracts'

export type Validity = 'valid' | 'soon' | 'expired'

const monthsOf = (year: number, month: number) => year * 12 + month

/** A card is good through its month, and close to its end in that month and the one before. */
export function validityOf({ expiration }: Pick<UserCard, 'expiration'>, today: string): Validity {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiration) ?? []
  const [thisYear, thisMonth] = today.split('-').map(Number)
  if (!month || !year || !thisYear || !thisMonth) return 'valid'
  const left = monthsOf(2000 + Number(year), Number(month)) - monthsOf(thisYear, thisMonth)
  if (left < 0) return 'expired'
  return left <= 1 ? 'soon' : 'valid'
}

/** A card as its owner knows it: brand and last digits. */
export const cardName = ({ brand, masked_number }: Pick<UserCard, 'brand' | 'masked_number'>) =>
  `${brand || 'カード'} 下4桁 ${masked_number.slice(-4)}`
