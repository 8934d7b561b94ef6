import type { TaxClass } from '../../shop/tax-rate/tax-rate.table'

/** Settings of one product. Null inherits from the tax class. */
export type DiscountTerms = {
  tax_class: TaxClass
  is_couponable: boolean | null
  is_point_earning: boolean | null
  is_point_payable: boolean | null
}

/**
 * Checks for a voucher. Vouchers are as good as money, so by default they get no discount and earn no points.
 */
const isVoucher = ({ tax_class }: Pick<DiscountTerms, 'tax_class'>) => tax_class === 'exempt'

export const takesCoupon = (
  product: Pick<DiscountTerms, 'tax_class' | 'is_couponable'>,
  { is_for_exempt }: { is_for_exempt: boolean },
): boolean => product.is_couponable ?? (is_for_exempt || !isVoucher(product))

export const earnsPoints = (product: Pick<DiscountTerms, 'tax_class' | 'is_point_earning'>): boolean =>
  product.is_point_earning ?? !isVoucher(product)

export const takesPoints = ({ is_point_payable }: Pick<DiscountTerms, 'is_point_payable'>): boolean =>
  is_point_payable ?? true

type NamedTerms = DiscountTerms & { name: string }
type CouponTerms = { name: string; is_combinable: boolean; is_for_exempt: boolean }

const named = (names: readonly string[]) => [...new Set(names)].map((name) => `「${name}」`).join('')
const sentence = (names: readonly string[], words: string) =>
  names.length > 0 ? `${named(names)}${words}` : ''

/**
 * Describes which products coupons don't apply to and which coupons can't be combined. Returns null if there
 * are none.
 */
export function couponNote(products: readonly NamedTerms[], coupons: readonly CouponTerms[]): string | null {
  const terms = coupons.length > 0 ? coupons : [{ is_for_exempt: false }]
  const excepted = products.filter((product) => !terms.some((coupon) => takesCoupon(product, coupon)))
  const alone = coupons.filter(({ is_combinable }) => !is_combinable)
  return (
    sentence(
      excepted.map(({ name }) => name),
      'はクーポンの割引の対象外です。',
    ) +
      sentence(
        alone.map(({ name }) => name),
        'はほかのクーポンと併用できません。',
      ) || null
  )
}

/**
 * Describes which products can't be paid with points or don't earn points. Returns null if there are none.
 */
export function pointNote(products: readonly NamedTerms[]): string | null {
  return (
    sentence(
      products.filter((product) => !takesPoints(product)).map(({ name }) => name),
      'のお支払いにはポイントをご利用いただけません。',
    ) +
      sentence(
        products.filter((product) => !earnsPoints(product)).map(({ name }) => name),
        'にはポイントが付きません。',
      ) || null
  )
}
