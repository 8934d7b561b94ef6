import { normaliseToPlainDigits } from '@storefront/locale-ja'
import { formAction } from '@storefront/remote/server'
import { discountCommands } from '../discount/discount.action'
import { addByCode, addLine, deleteLine, setLineQuantity } from '../engine/cart.api'
import { readCodeLines } from '../order-by-code/code-lines.rules'
import { changePostedCart, giving } from '../posted/posted-cart'

const cart = '/cart'
const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Full-width digits are taken; anything else is no number of pieces. */
function quantityOf(form: FormData): number | undefined {
  const quantity = Number(normaliseToPlainDigits(textOf(form, 'quantity')))
  return Number.isInteger(quantity) && quantity > 0 ? quantity : undefined
}

/** What the product page's choices are named by: each accessory's own number stands behind its words. */
const accessoriesIn = (form: FormData) =>
  form
    .getAll('accessory_id')
    .map(String)
    .map((id) => {
      const words = (['noshi_heading', 'noshi_name', 'message'] as const).flatMap((name) => {
        const text = textOf(form, `${name}_${id}`)
        return text ? [[name, text] as const] : []
      })
      return { accessory_id: Number(id), ...Object.fromEntries(words) }
    })

const noQuantity = async () => ({ message: '数量は1以上の数字で入力してください。' })

/** What the cart's forms do without scripts; the product page posts its 「カートに入れる」 here too. */
export const cartIndexAction = formAction({
  open: () => changePostedCart(async () => undefined, cart),
  add: (form) => {
    const quantity = quantityOf(form)
    if (quantity === undefined) return noQuantity()
    const accessories = accessoriesIn(form)
    const product_id = Number(form.get('product_id'))
    const line = { product_id, quantity, ...(accessories.length > 0 ? { accessories } : {}) }
    return changePostedCart(giving(addLine(line)), cart)
  },
  codes: async (form) => {
    const { lines, problem } = readCodeLines(textOf(form, 'codes'))
    if (problem) return { errors: { codes: [problem] } }
    return changePostedCart(giving(addByCode(lines)), cart)
  },
  quantity: (form) => {
    const quantity = quantityOf(form)
    if (quantity === undefined) return noQuantity()
    return changePostedCart(giving(setLineQuantity(textOf(form, 'key'), quantity)), cart)
  },
  removal: (form) => changePostedCart(giving(deleteLine(textOf(form, 'key'))), cart),
  ...discountCommands(cart),
})
