import { getUserList, likeProduct, unlikeProduct } from '@storefront/contracts'
import { call } from '@storefront/http'

export async function markFavourite(productId: number, isFavourite: boolean) {
  await call(isFavourite ? likeProduct : unlikeProduct, { params: { id: productId } })
}

/** As many as one answer may carry. */
const favouritesPerAnswer = 200

/** Ids of the member's favourites; product lists are the same for everybody and do not tell. */
export async function fetchFavouriteIds(): Promise<number[]> {
  const { data } = await call(getUserList, { params: { key: 'favorites' }, query: { is_listables: 1, per: favouritesPerAnswer }, isKept: true })
  return data.data.map(({ id }) => id)
}
