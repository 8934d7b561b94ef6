import { useEffect } from 'react'
import { readCartToken } from '../engine/cart-token.state'
import { runCommand } from '../engine/cart.error-reactions'
import { whenReady } from '../engine/cart.state'
import { addedProduct, listenForPurchases, type AddedProduct } from '../engine/add-to-cart.state'

/**
 * While a widget that tells of purchases is mounted, purchases of every page reach the cart; the answer is
 * what it tells of.
 */
export function usePurchases(): { added: AddedProduct | null; close: () => void } {
  const added = addedProduct.use()
  useEffect(() => {
    const stopListening = listenForPurchases()
    if (readCartToken()) void runCommand(whenReady)
    return stopListening
  }, [])
  return { added, close }
}

const close = () => addedProduct.set(null)
