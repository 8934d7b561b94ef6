import { publish, type AnalyticsItem } from '@storefront/event-bus'
import { ResponseError, UnauthorisedError } from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { loginPath, useSession, whenSessionChecked } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { FavouriteButton } from '@storefront/ui'
import { useEffect } from 'react'
import { recordAddToWishlist } from '../analytics.rules'
import { queueFavouriteChange } from './favourite.api'
import { publishFavourite, useFavouriteFlag } from './favourite.state'
import { applyPendingFavourite, savePendingFavourite } from './pending-favourite.state'

export type FavouriteHeartProps = {
  productId: number
  name: string
  isFavourite: boolean
  item?: AnalyticsItem
  isWorded?: boolean
  /**
   * Path of the page whose server action handles the click without scripts. Undefined on other remotes'
   * pages.
   */
  postTo?: string
}

/**
 * Renders a product's favourite button. A member's click is applied at once, a guest's after login (§6).
 * Renders nothing in shops without members, which have no favourites.
 */
export const FavouriteHeart = (props: FavouriteHeartProps) =>
  currentSite().settings.isMembersOnlyOff ? null : <MemberHeart {...props} />

function MemberHeart({ productId, name, isFavourite, item, isWorded, postTo }: FavouriteHeartProps) {
  const { isLogin } = useSession()
  const flag = useFavouriteFlag(productId, { isFavouriteOnServer: isFavourite, isLogin })
  // Covers a login on a page that hadn't loaded this module.
  useEffect(() => {
    if (isLogin) void applyPendingFavourite()
  }, [isLogin])

  async function toggle() {
    // Until the session has been checked, the shopper may still be a member.
    if (!(await whenSessionChecked()).isLogin) {
      savePendingFavourite({ productId, name, item })
      return navigateTo(`${loginPath(location.pathname + location.search)}&for=favourite`)
    }
    publishFavourite(productId, { isFavourite: !flag })
    const { answered, isLast } = queueFavouriteChange(productId, { isFavourite: !flag })
    try {
      await answered
      if (!flag && item) publish('analytics.recorded', recordAddToWishlist(item))
    } catch (error) {
      if (isLast()) publishFavourite(productId, { isFavourite: flag })
      // The session has expired. The shell opens the login, and the click is applied afterwards.
      if (error instanceof UnauthorisedError)
        return flag ? undefined : savePendingFavourite({ productId, name, item })
      const message =
        error instanceof ResponseError
          ? error.message
          : 'お気に入りを変更できませんでした。もう一度お試しください。'
      publish('toast.raised', { type: 'danger', message })
    }
  }

  const heart = (
    <FavouriteButton
      label={name}
      isFavourite={flag}
      isWorded={isWorded}
      isSubmit={postTo !== undefined}
      onToggle={toggle}
    />
  )
  if (postTo === undefined) return heart
  return (
    <form method="post" action={postTo}>
      <input type="hidden" name="intent" value={flag ? 'unlike' : 'like'} />
      <input type="hidden" name="product_id" value={productId} />
      {heart}
    </form>
  )
}
