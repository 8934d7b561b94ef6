import type { Cart, CartProduct } from '@storefront/contracts'
import { toSearchParams } from '../checkout-path'
import { stepAfter, withBack } from '../defaults/cart-defaults.rules'
import { inscribeAccessory, packApart, resetShippings, type CartChange } from '../engine/cart.api'
import { fetchGiftRules } from '../gift-advice/gift-advice.api'
import { adviseCart, findAdvice, toCure } from '../gift-advice/gift-advice.rules'
import { cartAction, changePostedCart } from '../posted/posted-cart'
import { nestedValues } from '../posted/posted-values.rules'
import { atFields } from '../shipping/field-path'
import {
  inscriptionPath,
  postedInscription,
  readTexts,
  typedInscriptions,
  type TypedInscription,
} from '../gift-choice/inscription.rules'
import { attachAccessory, detachAccessory } from '../gift-choice/gift-choice.api'
import { readPress, type Verb } from '../posted/press.rules'
import {
  attachToPacking,
  copyToAllPackings,
  detachFromPacking,
  packInto,
  saveDetail,
} from './shipping-detail.api'
import { listShippedPackings, type DetailValues } from './shipping-detail.rules'

type Pressed = { key: string; other: string; form: FormData; cart: Cart }

const findAttached = ({ cart, key, other }: Pressed) =>
  cart.data.detail.products
    .find((line) => line.key === key)
    ?.accessories.find(({ accessory_id }) => accessory_id === Number(other))

const readInscription = ({ form, key, other }: Pressed) =>
  postedInscription(form, inscriptionPath(key, Number(other)))

/** Cures an advice, unless the cart no longer needs it. */
const curePressed =
  ({ key, other, cart }: Pressed): CartChange =>
  async (token) => {
    const advice = findAdvice(adviseCart(await fetchGiftRules(), cart.data.detail), key, other)
    const change = advice && toCure(advice)
    return change ? change(token) : cart
  }

/** The change of each button. Returns undefined if there is no longer anything to change. */
const changes: Record<Verb, (pressed: Pressed) => CartChange | undefined> = {
  'dress-packing': (pressed) => attachToPacking(pressed.key, Number(pressed.other), readInscription(pressed)),
  'undress-packing': ({ key, other }) => detachFromPacking(key, Number(other)),
  'dress-line': (pressed) => {
    const attached = findAttached(pressed)
    return attached
      ? inscribeAccessory(attached.key, readInscription(pressed))
      : attachAccessory(pressed.key, Number(pressed.other), readInscription(pressed))
  },
  'undress-line': (pressed) => {
    const attached = findAttached(pressed)
    return attached && detachAccessory(attached.key)
  },
  copy: ({ key }) => copyToAllPackings(key),
  part: ({ key, other }) => packApart(key, other),
  join: ({ key, other }) => packInto(key, other),
  gather: () => resetShippings,
  cure: curePressed,
}

/** Lists the parcels with fields on the page. A collapsed parcel has none. */
const listTyped = (cart: Cart, { packings = {} }: Partial<DetailValues>) =>
  listShippedPackings(cart).filter(({ packing }) => packings[packing.key])

function attachedAt({ data: { detail } }: Cart, { placeKey, accessoryId }: TypedInscription) {
  const isThere = ({ key, packing_key }: CartProduct) => key === placeKey || packing_key === placeKey
  return detail.products
    .filter(isThere)
    .flatMap(({ accessories }) => accessories)
    .filter(({ accessory_id }) => accessory_id === accessoryId)
}

/**
 * Saves edited inscriptions of attached accessories on every click. Other inscriptions wait for their own
 * button. Products without the accessory stay unchanged.
 */
async function saveInscriptions(cart: Cart, form: FormData, typed: readonly TypedInscription[]) {
  let saved = cart
  for (const one of typed) {
    const words = postedInscription(form, one.path)
    for (const { key } of attachedAt(cart, one)) {
      // A line with the parcel's words may have been joined to an equal one, which has them for both.
      if (isOfParcel(cart, one) && !hasAccessory(saved, key)) continue
      saved = await atFields(one.path, () => inscribeAccessory(key, words)(cart.token))
    }
  }
}

const isOfParcel = ({ data }: Cart, { placeKey }: TypedInscription) =>
  data.detail.products.some(({ packing_key }) => packing_key === placeKey)

const hasAccessory = ({ data }: Cart, key: string) =>
  data.detail.products.some(({ accessories }) => accessories.some((one) => one.key === key))

/** Returns an error if continuing would lose an inscription whose accessory isn't attached yet. */
function unattachedProblem(waiting: readonly TypedInscription[]) {
  const [first] = waiting
  if (!first) return undefined
  const errors = Object.fromEntries(waiting.map((one) => [`${one.path}.${one.field}`, [toMessage(one)]]))
  return { message: toMessage(first), errors }
}

const toMessage = ({ field }: TypedInscription): string =>
  field === 'noshi_name' || field === 'message' ? wordsOfText : wordsOfChoice
const wordsOfText = '「付ける」を押してお付けいただくか、空欄にしてからお進みください。'
const wordsOfChoice = '「付ける」を押してお付けいただくか、元の選択に戻してからお進みください。'

function here(search: URLSearchParams) {
  const packing = search.get('packing')
  return withBack(
    `/cart/shipping-detail${packing === null ? '' : `?packing=${encodeURIComponent(packing)}`}`,
    search,
  )
}

/** Handles the screen without JavaScript. Every click saves the input, and the last button continues. */
export const shippingDetailAction = cartAction({
  delivery: async (form, request) => {
    const press = readPress(form.get('press'))
    const search = toSearchParams(request)
    const values = nestedValues<DetailValues>(form)
    const pressedPath = press && inscriptionPath(press.key, Number(press.other))
    const typed = typedInscriptions(form).filter(({ path }) => path !== pressedPath)
    let waiting: TypedInscription[] = []
    let problem: ReturnType<typeof unattachedProblem>
    let isDone = false
    const answer = await changePostedCart(
      async (cart, apply) => {
        waiting = typed.filter((one) => attachedAt(cart, one).length === 0)
        await saveDetail(apply, cart, listTyped(cart, values), values)
        await saveInscriptions(cart, form, typed)
        if (!press) return void (problem = unattachedProblem(waiting))
        const { verb, key, other } = press
        const change = changes[verb]({ key, other, form, cart })
        if (change) await atFields(inscriptionPath(key, Number(other)), () => change(cart.token))
        isDone = true
      },
      press ? here(search) : stepAfter(search, '/cart/payment'),
    )
    if (problem) return problem
    // If a change has failed, its redirect takes precedence (§8).
    if (!isDone || waiting.length === 0) return answer
    // A redirect would lose the inscriptions that aren't attached yet.
    return { isPrepared: true, values: Object.assign({}, ...waiting.map((one) => readTexts(form, one))) }
  },
})
