import { getUserList, likeProduct, unlikeProduct } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

const turns = new Map<number, Promise<void>>()

/**
 * Sends changes of one product's flag one after another, so that the server stores the last click. `isLast`
 * returns false once a later change has been queued.
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

/** Maximum page size that the API accepts. */
const favouritesPerAnswer = 200

/** Beyond 2,000 favourites, hearts of the oldest ones may be missing from shared pages. */
const mostPages = 10

/**
 * Fetches the ids of the member's favourites. Pages and cached product lists are shared by all members, so
 * they can't contain these flags.
 */
export async function fetchFavouriteIds(): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { data, headers } = await call(getUserList, {
      params: { key: 'favorites' },
      query: { is_listables: 1, page, per: favouritesPerAnswer },
      outlivesRoute: true,
    })
    ids.push(...data.data.map(({ id }) => id))
    if (page >= Math.min(paginationOf(headers).last, mostPages)) return ids
  }
}
