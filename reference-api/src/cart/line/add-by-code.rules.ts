import type { BodyOf, addCartProductsByCode } from '@storefront/contracts'
import { Rejection } from '../../platform/http/rejection'
import { applyWrites, type CartWrite } from '../write/cart-write.rules'
import type { CartState } from '../state/cart-state.table'
import { addProduct } from './cart-product.rules'

type Lines = BodyOf<typeof addCartProductsByCode>['lines']
type Found = { id: number; own_code: string; code: string; jan_code: string | null }

/** Max rows listed in one error message. */
const mostTold = 5

/** Normalises width and case, and removes hyphens and spaces. */
export const plainCode = (code: string) =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[-‐−ー\s]/g, '')

/**
 * Returns the ID of the product with exactly this code, or else with the same normalised code or JAN. Returns
 * 0 if there is none, and rejects an ambiguous code.
 */
function findProductId(typed: string, found: readonly Found[]): number {
  const exact = found.find(({ own_code }) => own_code === typed.trim())
  if (exact) return exact.id
  const plain = plainCode(typed)
  const byCode = found.filter(({ code }) => code === plain)
  const [one, ...others] = byCode.length > 0 ? byCode : found.filter(({ jan_code }) => jan_code === plain)
  if (others.length > 0)
    throw new Rejection(
      422,
      'cart.codes.ambiguous',
      '同じ品番の商品が複数あります。ハイフンまで入力してください。',
    )
  return one?.id ?? 0
}

/** Adds all lines or none. The error lists every rejected line. */
export function addByCode(state: CartState, lines: Lines, found: readonly Found[]): CartWrite[] {
  const problems: string[] = []
  let now = state
  const writes = lines.flatMap(({ code, quantity }, index) => {
    try {
      const own = addProduct(now, { product_id: findProductId(code, found), quantity })
      now = applyWrites(now, own)
      return own
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      problems.push(`${index + 1}行目「${code}」：${error.message}`)
      return []
    }
  })
  if (problems.length === 0) return writes
  const more = problems.length > mostTold ? [`ほか${problems.length - mostTold}行`] : []
  const words = [...problems.slice(0, mostTold), ...more].join(' ')
  throw new Rejection(422, 'cart.codes.refused', words, { codes: [words] })
}
