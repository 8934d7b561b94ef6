import { getUserList, likeProduct, unlikeProduct } from '@storefront/contracts'
import { call } from '@storefront/http'

const turns = new Map<number, Promise<void>>()

/**
 * Calls for one product follow each other, so that the last press is what the server keeps. `isLast` says
 * whether another has been made since.
 */
export function queueFavouriteChange(
  productId: number,
  { isFavourite }: { isFavourite: boolean },
): { answered: Promise<void>; isLast: () => boolean } {
  const before = turns.get(productId)
  const mark = async () => {
    await call(isFavourite ? likeProduct : unlikeProduct, { params: { id: productId } })
  }
  const answered = before ? before.then(mark, mark) : mark()
  turns.set(productId, answered)
  return { answered, isLast: () => turns.get(productId) === answered }
}

/** As many as one answer may carry. */
const favouritesPerAnswer = 200

/** Ids of the member's favourites; product lists are the same for everybody and do not tell. */
export async function fetchFavouriteIds(): Promise<number[]> {
  const { data } = await call(getUserList, {
    params: { key: 'favorites' },
    query: { is_listables: 1, per: favouritesPerAnswer },
    outlivesRoute: true,
  })
  return data.data.map(({ id }) => id)
}
