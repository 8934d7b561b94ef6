import type { OrderStatus } from '@storefront/contracts'

/** Next step of an open order, by status. The statuses are in chronological order. */
export const nextSteps = {
  waiting_deposit: 'ご入金を確認しだい、発送の準備に入ります。',
  accepted: '次は、発送の準備です。',
  preparing: '準備が整いしだい、発送します。',
  shipped: 'お届けの途中です。',
} as const satisfies Partial<Record<OrderStatus, string>>

export type OpenStatus = keyof typeof nextSteps

export const isOpen = (status: OrderStatus): status is OpenStatus => Object.hasOwn(nextSteps, status)
