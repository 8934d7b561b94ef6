import type { SocialGiftProduct } from '@storefront/contracts'
import { checkDateBirth, checkRequired, firstProblem, shopNow, toTokyoDay } from '@storefront/locale-ja'

/** Checks for alcohol, which the recipient must be of age to receive. */
export const holdsAlcohol = (products: readonly SocialGiftProduct[]) =>
  products.some(({ product_info }) => product_info.is_alcohol)

/**
 * Returns a message unless the recipient has reached the drinking age of 20, by Tokyo time. The API checks
 * the age again.
 */
export function checkOfAge(birthday: string, label: string): string | undefined {
  const problem = firstProblem(birthday, label, [checkRequired, checkDateBirth])
  if (problem) return problem
  const comesOfAge = `${Number(birthday.slice(0, 4)) + 20}${birthday.slice(4)}`
  return comesOfAge <= toTokyoDay(shopNow()) ? undefined : '20歳未満の方は酒類をお受け取りいただけません。'
}
