import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { currentKind } from '../../buy-now/checkout-path'
import { refreshCart } from '../../engine/cart.state'
import { hasPendingChanges } from '../../engine/pending-changes.state'

/** Refreshes the cart on return from another tab; offline it stays as it is. */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = async () => {
      const kind = currentKind()
      if (document.visibilityState === 'hidden' || hasPendingChanges()) return
      const cart = await refreshCart(kind).catch(() => undefined)
      // The cart was ordered in the other tab: the loader redirects to its completion.
      if (cart?.data.order_no) await revalidate()
    }
    const onReturn = () => void refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [revalidate])
}
