import type { BodyOf, addCartProductsByCode } from '@storefront/contracts'
import { Rejection } from '../../http/rejection'
import { applyWrites, type CartWrite } from '../state/cart-write.rules'
import type { CartState } from '../state/cart-state.table'
import { addProduct } from './cart-product.rules'

type Lines = BodyOf<typeof addCartProductsByCode>['lines']
type Found = { id: number; code: string; jan_code: string | null }

/** As many rows are told as can be mended at a glance. */
const mostTold = 5

/** A code as it is compared: full width, case and hyphens do not matter. */
export const plainCode = (code: string) =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[-‐−ー\s]/g, '')

/** All lines or none; what stands in the way is told with its row. */
export function addByCode(state: CartState, lines: Lines, found: readonly Found[]): CartWrite[] {
  const idOf = new Map([
    ...found.flatMap(({ id, jan_code }) => (jan_code ? [[jan_code, id] as const] : [])),
    ...found.map(({ id, code }) => [code, id] as const),
  ])
  const problems: string[] = []
  let now = state
  const writes = lines.flatMap(({ code, quantity }, index) => {
    try {
      const own = addProduct(now, { product_id: idOf.get(plainCode(code)) ?? 0, quantity })
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
