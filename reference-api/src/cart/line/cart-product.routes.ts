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
import { serve, type Api } from '../../platform/http/serve'
import { refuseUnprintable } from '../../catalogue/accessory/noshi/unprintable'
import { changeCart } from '../change-cart.command'
import { attachAccessory, detachAccessory, modifyAccessory } from './cart-accessory.rules'
import { addProduct, addSet, deleteProducts, divideProduct, modifyProduct } from './cart-product.rules'

export function cartProductRoutes(app: Api): void {
  serve(app, addCartProduct, async (call) => {
    for (const accessory of call.body.accessories ?? []) await refuseUnprintable(accessory)
    return changeCart(call, call.body.token, (state) => addProduct(state, call.body), {
      productId: call.body.product_id,
      isDressing: call.body.accessories !== undefined,
    })
  })
  serve(app, addCartSet, (call) =>
    changeCart(call, call.body.token, (state) => addSet(state, call.body), {
      productId: call.body.product_id,
    }),
  )
  serve(app, modifyCartProduct, (call) =>
    changeCart(
      call,
      call.body.token,
      (state) => modifyProduct(state, call.body),
      call.body.product_id === undefined ? {} : { productId: call.body.product_id, isDressing: true },
    ),
  )
  serve(app, divideCartProduct, (call) =>
    changeCart(call, call.body.token, (state) => divideProduct(state, call.body)),
  )
  serve(app, deleteCartProducts, (call) =>
    changeCart(call, call.body.token, (state) => deleteProducts(state, call.body)),
  )

  serve(app, addCartAccessory, async (call) => {
    await refuseUnprintable(call.body)
    return changeCart(call, call.body.token, (state) => attachAccessory(state, call.body), {
      isDressing: true,
    })
  })
  serve(app, modifyCartAccessory, async (call) => {
    await refuseUnprintable(call.body)
    return changeCart(call, call.body.token, (state) => modifyAccessory(state, call.body), {
      isDressing: true,
    })
  })
  serve(app, deleteCartAccessory, (call) =>
    changeCart(call, call.body.token, (state) => detachAccessory(state, call.body)),
  )
}
