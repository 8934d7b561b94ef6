import { publish, type AnalyticsItem } from '@storefront/event-bus'
import { ResponseError, UnauthorisedError } from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { loginPath, useSession, whenSessionChecked } from '@storefront/session'
import { FavouriteButton } from '@storefront/ui'
import { useEffect } from 'react'
import { recordWish } from './analytics.rules'
import { markInTurn } from './favourite.api'
import { tellFavourite, useFavouriteFlag } from './favourite.state'
import { fulfilWish, keepWish } from './favourite-wish.state'

export type FavouriteHeartProps = {
  productId: number
  name: string
  isFavourite: boolean
  item?: AnalyticsItem
  isWorded?: boolean
}

/** The heart of one product: at once for a member, by way of sign-in for a guest (§6). */
export function FavouriteHeart({ productId, name, isFavourite, item, isWorded }: FavouriteHeartProps) {
  const { isLogin } = useSession()
  const flag = useFavouriteFlag(productId, isFavourite, isLogin)
  // Signed in on a page that had none of this code.
  useEffect(() => {
    if (isLogin) void fulfilWish()
  }, [isLogin])

  async function toggle() {
    // A login that is still looked at is no guest's.
    if (!(await whenSessionChecked()).isLogin) {
      keepWish({ productId, name, item })
      return navigateTo(loginPath(location.pathname + location.search))
    }
    tellFavourite(productId, !flag)
    const { answered, isLast } = markInTurn(productId, !flag)
    try {
      await answered
      if (!flag && item) publish('analytics.recorded', recordWish(item))
    } catch (error) {
      if (isLast()) tellFavourite(productId, flag)
      // The login was lost: the shell asks for it, and the press is made good after it.
      if (error instanceof UnauthorisedError) return flag ? undefined : keepWish({ productId, name, item })
      const message =
        error instanceof ResponseError
          ? error.message
          : 'お気に入りを変更できませんでした。もう一度お試しください。'
      publish('notice.raised', { type: 'danger', message })
    }
  }

  return <FavouriteButton label={name} isFavourite={flag} isWorded={isWorded} onToggle={toggle} />
}
