import type { Accessory, NoshiCord, Picture } from '@storefront/contracts'
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

/** Lists the cords of a heading, the usual one first. */
export const findCords = (accessories: readonly Accessory[], title: string | undefined): NoshiCord[] =>
  accessories.flatMap(({ headings = [] }) => headings).find(({ heading }) => heading === title)?.cords ?? []

/** Leaves out pictures of a wrapped gift, which show a red and white bow, where the occasion forbids one. */
export function suitingPictures<One extends Pick<Picture, 'alt'>>(
  pictures: readonly One[],
  accessories: readonly Accessory[],
  title: string | undefined,
): readonly One[] {
  const cords = findCords(accessories, title)
  if (cords.length === 0 || cords.includes('bow')) return pictures
  return pictures.filter(({ alt }) => !alt.includes('のし'))
}
