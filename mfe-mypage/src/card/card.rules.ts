import type { UserCard } from '@storefront/contracts'

export const cardName = ({ brand, masked_number }: Pick<UserCard, 'brand' | 'masked_number'>) =>
  `${brand || 'カード'} 下4桁 ${masked_number.slice(-4)}`
