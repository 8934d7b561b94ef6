import { getUserList, likeProduct, unlikeProduct } from '@storefront/contracts'
import { call } from '@storefront/http'

const turns = new Map<number, Promise<void>>()

/**
 * Sends changes of one product in sequence, so that the server ends with the last press. `isLast` tells
 * whether no later change was queued.
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

/** The API's maximum for one response. */
const favouritesPerAnswer = 200

/** Ids of the member's favourites, since cached product lists are the same for all members. */
export async function fetchFavouriteIds(): Promise<number[]> {
  const { data } = await call(getUserList, {
    params: { key: 'favorites' },
    query: { is_listables: 1, per: favouritesPerAnswer },
    outlivesRoute: true,
  })
  return data.data.map(({ id }) => id)
}
