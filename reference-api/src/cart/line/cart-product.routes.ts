import {
  addCartAccessory,
  addCartProduct,
  addCartSet,
  deleteCartAccessory,
  deleteCartProducts,
  divideCartProduct,
  modifyCartAccessory,
  modifyCartProduct,
} from '@storefront/contracts'
import { Rejection } from '../../http/rejection'
import { serve, type Api } from '../../http/serve'
import { changeCart } from '../change-cart.command'
import { attachAccessory, detachAccessory } from './cart-accessory.command'
import { requireAccessory, requireLine } from './cart-line-check.command'
import { deleteCartLines, listCartAccessories, listCartLines, updateCartAccessory } from './cart-line.sql'
import { addProduct, addSet, divideProduct, modifyProduct } from './cart-product.command'

/** The lines of a cart and their accessories. */
export function cartProductRoutes(app: Api): void {
  serve(app, addCartProduct, (call) =>
    changeCart(call, call.body.token, (trx, cart, now) => addProduct(trx, cart, call.body, now)),
  )
  serve(app, addCartSet, (call) =>
    changeCart(call, call.body.token, (trx, cart, now) => addSet(trx, cart, call.body, now)),
  )
  serve(app, modifyCartProduct, (call) =>
    changeCart(call, call.body.token, (trx, cart, now) => modifyProduct(trx, cart, call.body, now)),
  )
  serve(app, divideCartProduct, (call) =>
    changeCart(call, call.body.token, (trx, cart) => divideProduct(trx, cart, call.body)),
  )

  serve(app, deleteCartProducts, (call) =>
    changeCart(call, call.body.token, async (trx, cart) => {
      const { key, ids = [] } = call.body
      const lines = await listCartLines(trx, cart.id)
      const gone = lines.filter((line) => line.key === key || ids.includes(line.product_id))
      await deleteCartLines(
        trx,
        cart.id,
        gone.map((line) => line.key),
      )
    }),
  )

  serve(app, addCartAccessory, (call) =>
    changeCart(call, call.body.token, (trx, cart) => attachAccessory(trx, cart, call.body)),
  )

  serve(app, modifyCartAccessory, (call) =>
    changeCart(call, call.body.token, async (trx, cart) => {
      const { token: _token, key, ...change } = call.body
      const accessory = (await listCartAccessories(trx, cart.id)).find((one) => one.key === key)
      if (!accessory)
        throw new Rejection(
          422,
          'cart.accessories.not_found',
          'カートの内容が変更されています。画面を更新してください。',
        )
      const line = requireLine(await listCartLines(trx, cart.id), accessory.line_key)
      await requireAccessory(trx, line.product_id, accessory.accessory_id, change)
      await updateCartAccessory(trx, cart.id, key, change)
    }),
  )

  serve(app, deleteCartAccessory, (call) =>
    changeCart(call, call.body.token, (trx, cart) => detachAccessory(trx, cart, call.body)),
  )
}
