import type { ResponseError } from '@storefront/http'

/** A product that the shop no longer sells (§8). */
export const isProductGone = ({ status, code }: Pick<ResponseError, 'status' | 'code'>) =>
  status === 422 && (code.includes('product_not_found') || code === 'cart.update_products.not_sale')

/** True if the product is already in the cart. Other errors may concern a product being added. */
export const isOfCart = ({ code }: Pick<ResponseError, 'code'>) => code === 'cart.init.product_not_found'

/** The notice shown in a toast, or passed in the URL after a posted form. */
export const goneProductsNotice = {
  name: 'gone',
  words: 'お取り扱いが終了した商品があったため、カートの内容を更新しました。ご確認ください。',
}
