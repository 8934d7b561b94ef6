import { normaliseCount } from '@storefront/locale-ja'
import { setLineQuantity } from '../engine/cart.api'
import { changePostedCart, giving } from './posted-cart'

/**
 * Reads the posted quantity, also in full-width digits. Returns undefined unless it is a positive integer.
 */
export function readQuantity(form: FormData): number | undefined {
  const typed = normaliseCount(String(form.get('quantity') ?? ''))
  return /^\d{1,6}$/.test(typed) && Number(typed) > 0 ? Number(typed) : undefined
}

export const noQuantity = async () => ({ message: '数量は1以上の数字で入力してください。' })

/** Changes the quantity of the posted line, then redirects to `next`. */
export function changePostedQuantity(form: FormData, next: string) {
  const quantity = readQuantity(form)
  if (quantity === undefined) return noQuantity()
  return changePostedCart(giving(setLineQuantity(String(form.get('key') ?? ''), quantity)), next)
}
