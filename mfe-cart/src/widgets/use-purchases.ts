import { useEffect, useState } from 'react'
import { readCartToken } from '../cart-token.state'
import { performed } from '../cart.error-reactions'
import { whenReady } from '../cart.state'
import { added$, listenForPurchases, type AddedNotice } from '../purchase.state'

/** While a popup is mounted, purchases of every page reach the cart; the answer is what it tells of. */
export function usePurchases(): { notice: AddedNotice | null; close: () => void } {
  const [notice, setNotice] = useState<AddedNotice | null>(null)
  useEffect(() => {
    const shown = added$.subscribe(setNotice)
    const stopListening = listenForPurchases()
    if (readCartToken()) void performed(whenReady)
    return () => {
      shown.unsubscribe()
      stopListening()
    }
  }, [])
  return { notice, close: closeNotice }
}

const closeNotice = () => added$.next(null)
