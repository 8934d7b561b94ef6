import type { PaymentCheck } from '@storefront/contracts'

/** The screen that mends each kind of problem. */
const screens: Record<PaymentCheck['errors'][number]['step'], { href: string; label: string }> = {
  cart: { href: '/cart', label: 'カートにもどる' },
  shipping: { href: '/cart/shipping-select', label: 'お届け先を設定する' },
  orderer: { href: '/cart/shipping-add?edit=orderer', label: 'ご注文者さまの情報を入力する' },
  payment: { href: '/cart/payment', label: 'お支払い方法を選ぶ' },
}

export const screenFor = (step: keyof typeof screens) => screens[step]
