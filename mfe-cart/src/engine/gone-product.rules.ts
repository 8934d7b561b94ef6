import type { ResponseError } from '@storefront/http'

/** Returns true if the shop no longer sells the product (§8). */
export const isProductGone = ({ status, code }: Pick<ResponseError, 'status' | 'code'>) =>
  status === 422 && (code.includes('product_not_found') || code === 'cart.update_products.not_sale')

/**
 * Returns true if the product is already in the cart. Other codes may be about a product that is being added.
 */
export const isOfCart = ({ code }: Pick<ResponseError, 'code'>) => code === 'cart.init.product_not_found'

/** Shown as a toast. After a posted form, `name` is passed in the URL instead. */
export const goneProductsNotice = {
  name: 'gone',
  words: 'お取り扱いが終了した商品があったため、カートの内容を更新しました。ご確認ください。',
}
