import { likeProduct, unlikeProduct } from '@storefront/contracts'
import { call } from '@storefront/http'
import { formAction, seeOther } from '@storefront/remote/server'
import { sizeMissing } from '../purchase/variant/product-variant.rules'
import { isMember, loginPath } from '@storefront/session'

const productIn = (form: FormData) => ({ params: { id: Number(form.get('product_id')) } })

/** Rejects an order without a size. The form of a product with a chosen size is posted to the cart. */
const askForSize = async () => ({ message: sizeMissing, errors: { size: [sizeMissing] } })

/** Handles the favourite button when scripts don't run. A guest's change is applied after login. */
export const productDetailAction = formAction({
  add: askForSize,
  'buy-now': askForSize,
  'express-now': askForSize,
  like: async (form, { url }) => {
    const { pathname } = new URL(url)
    const product = productIn(form)
    if (!(await isMember()))
      return seeOther(`${loginPath(pathname)}&for=favourite&favourite=${product.params.id}`)
    await call(likeProduct, product)
    return seeOther(pathname)
  },
  unlike: async (form, { url }) => {
    const { pathname } = new URL(url)
    if (!(await isMember())) return seeOther(loginPath(pathname))
    await call(unlikeProduct, productIn(form))
    return seeOther(pathname)
  },
})
