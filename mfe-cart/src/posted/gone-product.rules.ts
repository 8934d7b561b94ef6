import type { ResponseError } from '@storefront/http'

/** A product of the cart that the shop does not sell any more (§8). */
export const isProductGone = ({ status, code }: Pick<ResponseError, 'status' | 'code'>) =>
  status === 422 && (code.includes('product_not_found') || code === 'cart.update_products.not_sale')

/** The cart itself holds it; any other refusal may be of a product that was to come into it. */
export const isOfCart = ({ code }: Pick<ResponseError, 'code'>) => code === 'cart.init.product_not_found'

/** What the cart tells of it: in a toast, and by its address where a form was posted. */
export const goneProductsNotice = {
  name: 'gone',
  words: 'お取り扱いが終了した商品があったため、カートの内容を更新しました。ご確認ください。',
}
