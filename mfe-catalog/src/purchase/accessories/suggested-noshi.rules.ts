import type { Accessory } from '@storefront/contracts'
import type { ChosenAccessory } from '../use-purchase'

/** Finds the のし with the occasion's 表書き. Returns an empty array if the product doesn't offer one. */
export function suggestedNoshi(
  accessories: readonly Accessory[],
  title: string | undefined,
): ChosenAccessory[] {
  const noshi = accessories.find(
    ({ kind, choices }) => kind === 'noshi' && choices.some((one) => one === title),
  )
  return noshi ? [{ key: noshi.key, accessory_id: noshi.id, choice: title }] : []
}
