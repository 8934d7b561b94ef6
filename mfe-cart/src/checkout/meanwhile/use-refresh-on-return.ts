import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { currentKind } from '../../buy-now/checkout-path'
import { refreshCart } from '../../engine/cart.state'
import { hasPendingChanges } from '../../engine/pending-changes.state'

/** Back from another tab, the step shows what the cart is now; without a connection it stays as it is. */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = async () => {
      const kind = currentKind()
      if (document.visibilityState === 'hidden' || hasPendingChanges()) return
      const cart = await refreshCart(kind).catch(() => undefined)
      // Ordered in the other tab: the loader leads to its completion.
      if (cart?.data.order_no) await revalidate()
    }
    const onReturn = () => void refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [revalidate])
}
