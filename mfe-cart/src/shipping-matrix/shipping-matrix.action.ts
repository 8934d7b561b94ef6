import type { Cart, CartAddressInput, UserAddress } from '@storefront/contracts'
import { readPostedText } from '@storefront/forms/address-text'
import { isMember } from '@storefront/session'
import { toSearchParams } from '../checkout-path'
import { cartAction, changePostedCart, openPostedCart } from '../posted/posted-cart'
import { fetchAddressBook } from '../shipping/shipping.api'
import { stepAfterShipping, stepOrOrderer } from '../shipping/shipping.rules'
import { withBack } from '../defaults/cart-defaults.rules'
import { groupIntoGoods, type Goods } from './goods.rules'
import { hasProblems, findProblems, listMessages } from './matrix-problems.rules'
import {
  changeMatrix,
  countsPosted,
  toDistribution,
  freeAddresses,
  knownDestination,
  buildMatrix,
  savedDestination,
  typedDestination,
  type Matrix,
} from './matrix.rules'
import { addressTextCalls, distribute } from './shipping-matrix.api'

const here = (request: Request) => withBack('/cart/shipping-matrix', toSearchParams(request))

type Posted = {
  cart: Cart
  goods: Goods[]
  matrix: Matrix
  addresses: UserAddress[]
  version: number | undefined
}

/** Reads the posted matrix: the cart's matrix with the typed quantities, without the removed rows. */
async function readPosted(form: FormData, { signal }: Request): Promise<Posted> {
  const cart = await openPostedCart()
  const addresses = (await isMember()) ? (await fetchAddressBook(signal)).addresses : []
  const goods = groupIntoGoods(cart.data.detail.products)
  const texts = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const typed = countsPosted(buildMatrix(cart, goods, knownDestination(cart, addresses)), texts)
  const matrix = form
    .getAll('removed')
    .reduce<Matrix>((all, id) => changeMatrix(all, { remove: String(id) }), typed)
  const version = Number(form.get('version')) || undefined
  return { cart, goods, matrix, addresses, version }
}

async function saveMatrix({ goods, version }: Posted, matrix: Matrix, next: string) {
  const problems = findProblems(matrix, goods)
  if (hasProblems(problems)) return { message: listMessages(problems).join(' ') }
  return changePostedCart((cart) => distribute(toDistribution(matrix, goods), version)(cart.token), next)
}

/**
 * Handles the matrix without JavaScript. Every click saves the input and returns to the matrix, and the last
 * button continues.
 */
export const shippingMatrixAction = cartAction({
  distribute: async (form, request) => {
    const posted = await readPosted(form, request)
    const isChoosingDelivery = form.get('isChoosingDelivery') !== null
    const search = toSearchParams(request)
    const step = stepAfterShipping({ isChoosingDelivery }, search)
    return saveMatrix(posted, posted.matrix, stepOrOrderer(step, posted.cart.data.detail, search))
  },
  everyone: async (form, request) => {
    const posted = await readPosted(form, request)
    return saveMatrix(posted, changeMatrix(posted.matrix, { giveToAll: true }), here(request))
  },
  saved: async (form, request) => {
    const posted = await readPosted(form, request)
    const chosen = form.getAll('saved').map(Number)
    // If none is selected, the button adds all addresses, as its label says.
    const meant =
      chosen.length > 0
        ? posted.addresses.filter(({ id }) => chosen.includes(id))
        : freeAddresses(posted.addresses, posted.matrix)
    return saveMatrix(
      posted,
      changeMatrix(posted.matrix, { add: meant.map(savedDestination) }),
      here(request),
    )
  },
  'address-text': async (form, request) => {
    const posted = await readPosted(form, request)
    const read = await readPostedText(form, addressTextCalls)
    if ('refused' in read) return read.refused
    return saveMatrix(
      posted,
      changeMatrix(posted.matrix, { add: read.addresses.map(toDestination) }),
      here(request),
    )
  },
})

const toDestination = (address: CartAddressInput, index: number) => typedDestination(address, String(index))
