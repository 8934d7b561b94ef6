export { payBySheet } from './payment-sheet'
export { isSheetWallet } from './sheet-method.rules'
export { useExpressWallets, useIsPayable } from './sheet-wallets.state'
