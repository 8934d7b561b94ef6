import type { FittingBooking } from '@storefront/contracts'

export const readToken = (url: string) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')

export const formatBookedTitle = ({ is_cancelled }: Pick<FittingBooking, 'is_cancelled'>) =>
  is_cancelled ? '採寸会のご予約を取り消しました' : '採寸会のご予約を承りました'
