import {
  noshiNames,
  problemOfNoshiNames,
  usualCord,
  type BodyOf,
  type addCartAccessory,
} from '@storefront/contracts'
import { checkMaxLength, checkPrintable } from '@storefront/locale-ja'
import { invalidFields, Rejection } from '../../platform/http/rejection'
import type { CartState } from '../state/cart-state.table'
import type { AccessoryOfferRow } from './cart-product.table'

type Inscription = Pick<
  BodyOf<typeof addCartAccessory>,
  'noshi_heading' | 'noshi_cord' | 'noshi_place' | 'noshi_name' | 'message'
>

/** Rejects an accessory that isn't available for the product, or an invalid text on the accessory. */
export function requireAccessory(
  { offers }: Pick<CartState, 'offers'>,
  productId: number,
  accessoryId: number,
  inscription: Inscription,
): AccessoryOfferRow {
  const accessory = offers.find(
    ({ id, product_id, is_show }) => id === accessoryId && product_id === productId && is_show,
  )
  if (!accessory)
    throw new Rejection(422, 'cart.accessories.not_allowed', 'この商品にはお付けできないオプションです。')
  const errors = Object.entries(findProblems(accessory, inscription)).filter(
    ([, words]) => words !== undefined,
  )
  if (errors.length > 0)
    throw invalidFields(Object.fromEntries(errors.map(([field, words]) => [field, [words ?? '']])))
  return accessory
}

const isStrange = (choice: string | null | undefined, choices: readonly string[]) =>
  Boolean(choice) && choices.length > 0 && !choices.includes(choice ?? '')

function findProblems(accessory: AccessoryOfferRow, inscription: Inscription) {
  const { noshi_heading, noshi_cord, noshi_place, noshi_name, message } = inscription
  const isNoshi = accessory.kind === 'noshi'
  return {
    noshi_heading: isStrange(noshi_heading, accessory.choices) ? '表書きを選択してください' : undefined,
    noshi_cord:
      noshi_cord && (!isNoshi || isStrange(noshi_cord, findCords(accessory, noshi_heading)))
        ? 'この表書きには使えない水引です。別の水引を選択してください'
        : undefined,
    noshi_place: noshi_place && !isNoshi ? 'のしのかけ方は、のしにだけ選択できます' : undefined,
    noshi_name: problemOfName(accessory, noshi_heading, noshi_name ?? ''),
    message: problemOfLength(accessory, message ?? ''),
  }
}

function problemOfName(accessory: AccessoryOfferRow, heading: string | null | undefined, text: string) {
  if (accessory.kind !== 'noshi') return problemOfLength(accessory, text)
  const label = accessory.text_label ?? '文字'
  const longest = accessory.text_max_length ?? 200
  return (
    problemOfNoshiNames(text, { heading, label, longest }) ?? checkPrintable(noshiNames(text).join(''), label)
  )
}

const problemOfLength = ({ text_max_length, text_label }: AccessoryOfferRow, text: string) =>
  checkMaxLength(text_max_length ?? 200)(text, text_label ?? '文字')

const findCords = ({ headings }: AccessoryOfferRow, heading: string | null | undefined) =>
  headings.find((one) => one.heading === heading)?.cords ?? []

/** Fills in the heading's usual cord and the outer position if the shopper chose none. */
export function buildInscription(accessory: AccessoryOfferRow, inscription: Inscription) {
  const { noshi_heading = null, noshi_cord, noshi_place, noshi_name, message = null } = inscription
  const isNoshi = accessory.kind === 'noshi'
  // Keep the order of the database columns, so that a change returns exactly what the next read returns.
  return {
    noshi_heading,
    noshi_name: noshiNames(noshi_name).join('\n') || null,
    message,
    noshi_cord: isNoshi
      ? (noshi_cord ?? findCords(accessory, noshi_heading)[0] ?? usualCord(noshi_heading))
      : null,
    noshi_place: isNoshi ? (noshi_place ?? 'outer') : null,
  }
}
