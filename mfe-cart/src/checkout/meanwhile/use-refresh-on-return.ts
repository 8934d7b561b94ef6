import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { currentKind } from '../../checkout-path'
import { refreshCart } from '../../engine/cart.state'
import { hasPendingChanges } from '../../engine/pending-changes.state'

/** Refreshes the cart when the shopper returns to this tab. Keeps the current cart while offline. */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = async () => {
      const kind = currentKind()
      if (document.visibilityState === 'hidden' || hasPendingChanges()) return
      const cart = await refreshCart(kind).catch(() => undefined)
      // Another tab has placed the order, so the loader redirects to the completion screen.
      if (cart?.data.order_no) await revalidate()
    }
    const onReturn = () => void refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [revalidate])
}
