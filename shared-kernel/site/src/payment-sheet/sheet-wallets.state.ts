import { createStore } from '@storefront/state'
import { useEffect } from 'react'
import { expressWalletsOf } from '../express-wallets.rules'
import { currentSite } from '../site.state'
import { aSheet } from './payment-sheet'
import { isSheetWallet, sheetMethodOf } from './sheet-method.rules'

/** Codes of the sheet wallets that this browser can pay by; empty until it has answered. */
const usable = createStore<readonly string[]>([])

/** A browser without a sheet, or without a card in it, is offered no wallet. */
async function askBrowser(codes: readonly string[]) {
  const answers = await Promise.all(codes.map(async (code) => ((await canPay(code)) ? [code] : [])))
  if (answers.flat().join() !== usable.get().join()) usable.set(answers.flat())
}

async function canPay(code: string): Promise<boolean> {
  if (typeof PaymentRequest === 'undefined') return false
  try {
    return (await aSheet(code, 1)?.canMakePayment()) ?? false
  } catch (cause) {
    // A browser that does not support the wallet, or may not ask for it, has none.
    if (cause instanceof Error || cause instanceof DOMException) return false
    throw cause
  }
}

/** True for wallets that this browser can pay by; wallets with a page of their own need no browser. */
export function useIsPayable(): (code: string) => boolean {
  const known = usable.use()
  const { settings } = currentSite()
  useEffect(() => {
    const codes = ['apple_pay', 'google_pay'].filter((code) => sheetMethodOf(code, settings))
    void askBrowser(codes)
  }, [settings])
  return (code) => !isSheetWallet(code) || known.includes(code)
}

/** The wallets in cart and product that this browser supports. */
export function useExpressWallets() {
  const isPayable = useIsPayable()
  return expressWalletsOf(currentSite().settings).filter(({ code }) => isPayable(code))
}
