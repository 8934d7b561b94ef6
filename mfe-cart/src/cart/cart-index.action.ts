import type { Cart } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import { safeReturnPath } from '@storefront/navigation'
import { seeOther } from '@storefront/remote/server'
import { stepPath } from '../checkout-path'
import { fillDefaults } from '../defaults/cart-defaults.api'
import { firstOpenStep, guestBuyNowStep } from '../defaults/cart-defaults.rules'
import { discountCommands } from '../discount/discount.action'
import { addByCode, deleteLine, openBuyNow, type NewLine } from '../engine/cart.api'
import { saveCartToken, readCartToken } from '../engine/cart-token.state'
import { expressCommands } from '../express/express.action'
import { startExpress } from '../express/express.api'
import { fetchGiftRules } from '../gift-advice/gift-advice.api'
import { adviseCart, findAdvice, toCure } from '../gift-advice/gift-advice.rules'
import { readCodeLines } from '../order-by-code/code-lines.rules'
import { addPostedLine, cartAction, changePostedCart, giving } from '../posted/posted-cart'
import { changePostedQuantity, noQuantity, readQuantity } from '../posted/posted-quantity'
import { inscriptionFields } from './cart-line.rules'

const cart = '/cart'
const readField = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Reads the posted accessories. The product page suffixes each accessory field with the accessory's id. */
const accessoriesIn = (form: FormData) =>
  form
    .getAll('accessory_id')
    .map(String)
    .map((id) => {
      const words = inscriptionFields.flatMap((name) => {
        const text = readField(form, `${name}_${id}`).replaceAll('\r\n', '\n').trim()
        return text ? [[name, text] as const] : []
      })
      return { accessory_id: Number(id), ...Object.fromEntries(words) }
    })

/** Reads the line that a product page has posted. Returns undefined if the quantity is invalid. */
function lineIn(form: FormData): NewLine | undefined {
  const quantity = readQuantity(form)
  if (quantity === undefined) return undefined
  const accessories = accessoriesIn(form)
  const product_id = Number(form.get('product_id'))
  return { product_id, quantity, ...(accessories.length > 0 ? { accessories } : {}) }
}

/** Returns the first step that the last order doesn't fill in, or the address step after a server error. */
async function filledStep(opened: Cart): Promise<string> {
  try {
    return firstOpenStep(await fillDefaults(opened.token), opened)
  } catch (error) {
    if (error instanceof ResponseError && error.status < 500) throw error
    return everyStep
  }
}

const everyStep = '/cart/shipping-select'

async function proceedPosted() {
  let step = everyStep
  return changePostedCart(
    async (opened) => {
      if (opened.is_member) step = await filledStep(opened)
    },
    () => step,
  )
}

async function openPostedBuyNow(line: NewLine) {
  const opened = await openBuyNow(line, readCartToken('buy-now'))
  saveCartToken(opened.token, opened.expires_at, 'buy-now')
  return opened
}

/** Starts a buy-now checkout. A member skips the steps that the last order fills in. */
async function buyPosted(line: NewLine) {
  const opened = await openPostedBuyNow(line)
  const step = opened.is_member ? await filledStep(opened) : guestBuyNowStep(opened)
  return seeOther(stepPath(step, 'buy-now'))
}

/**
 * Redirects to the wallet in the form's URL. The code is in the URL because a button posts only one value.
 */
async function expressPosted(line: NewLine, { url }: Request) {
  const { token } = await openPostedBuyNow(line)
  return seeOther((await startExpress(token, new URL(url).searchParams.get('payment_code') ?? '')).url)
}

/** Handles the cart's forms without JavaScript, including 「カートに入れる」 on the product page. */
export const cartIndexAction = cartAction({
  open: () => changePostedCart(async () => undefined, cart),
  proceed: proceedPosted,
  add: (form) => {
    const line = lineIn(form)
    return line ? addPostedLine(line, cart) : noQuantity()
  },
  'buy-now': (form) => {
    const line = lineIn(form)
    return line ? buyPosted(line) : noQuantity()
  },
  'express-now': (form, request) => {
    const line = lineIn(form)
    return line ? expressPosted(line, request) : noQuantity()
  },
  codes: async (form) => {
    const { lines, problem } = readCodeLines(form.getAll('codes').join('\n'))
    if (problem) return { errors: { codes: [problem] } }
    const next = safeReturnPath(readField(form, 'next')) ?? cart
    return changePostedCart(giving(addByCode(lines)), next)
  },
  quantity: (form) => changePostedQuantity(form, cart),
  cure: (form) =>
    changePostedCart(async ({ data }, apply) => {
      const advices = adviseCart(await fetchGiftRules(), data.detail)
      const advice = findAdvice(advices, readField(form, 'rule'), readField(form, 'key'))
      const change = advice && toCure(advice)
      if (change) await apply(change)
    }, cart),
  removal: (form) => changePostedCart(giving(deleteLine(readField(form, 'key'))), cart),
  ...discountCommands(cart),
  ...expressCommands,
})
