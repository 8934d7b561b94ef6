import { createStore } from '@storefront/state'
import { useEffect } from 'react'
import { listExpressWallets } from '../express-wallets.rules'
import { currentSite } from '../site.state'
import { aSheet } from './payment-sheet'
import { isSheetWallet, buildSheetMethod } from './sheet-method.rules'

/** Codes of the sheet wallets that this browser can pay with. Empty until the browser has responded. */
const usable = createStore<readonly string[]>([])

/**
 * Asks the browser which wallets it can pay with. It can't if it has no payment sheet, or no card for the
 * wallet.
 */
async function askBrowser(codes: readonly string[]) {
  const answers = await Promise.all(codes.map(async (code) => ((await canPay(code)) ? [code] : [])))
  if (answers.flat().join() !== usable.get().join()) usable.set(answers.flat())
}

async function canPay(code: string): Promise<boolean> {
  if (typeof PaymentRequest === 'undefined') return false
  try {
    return (await aSheet(code, 1)?.canMakePayment()) ?? false
  } catch (cause) {
    // The browser doesn't support the wallet or isn't allowed to query it.
    if (cause instanceof Error || cause instanceof DOMException) return false
    throw cause
  }
}

/**
 * Returns a function that checks whether this browser can pay with a wallet. Wallets with their own page work
 * in any browser.
 */
export function useIsPayable(): (code: string) => boolean {
  const known = usable.use()
  const { settings } = currentSite()
  useEffect(() => {
    const codes = ['apple_pay', 'google_pay'].filter((code) => buildSheetMethod(code, settings))
    void askBrowser(codes)
  }, [settings])
  return (code) => !isSheetWallet(code) || known.includes(code)
}

/** Returns the express wallets that this browser supports. */
export function useExpressWallets() {
  const isPayable = useIsPayable()
  return listExpressWallets(currentSite().settings).filter(({ code }) => isPayable(code))
}
