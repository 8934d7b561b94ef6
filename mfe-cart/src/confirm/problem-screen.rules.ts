import type { PaymentCheck } from '@storefront/contracts'

type Problem = PaymentCheck['errors'][number]
type Screen = { href: string; label: string }

/** The screen that fixes a problem, by the problem's step. */
const screens: Record<Problem['step'], Screen> = {
  cart: { href: '/cart', label: 'カートにもどる' },
  shipping: { href: '/cart/shipping-select?back=confirm', label: 'お届け先を設定する' },
  orderer: { href: '/cart/shipping-add?edit=orderer', label: 'ご注文者さまの情報を入力する' },
  payment: { href: '/cart/payment', label: 'お支払い方法を選ぶ' },
}

/** Overrides for problems that a different screen fixes. */
const screensByCode: Partial<Record<string, Screen>> = {
  'cart.packing.delivery_not_possible': {
    href: '/cart/shipping-detail?back=confirm',
    label: 'お届け日時を選び直す',
  },
}

export const screenFor = ({ code, step }: Pick<Problem, 'code' | 'step'>) =>
  screensByCode[code] ?? screens[step]
