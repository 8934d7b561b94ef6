/** Longer words than this are tokens of carts, gifts, receipts and logins, not names of code. */
const token = /[\w-]{32,}/g
const address = /[^\s@"'<>]+@[^\s@"'<>]+/g

/** A text of a failure without what could open or name something of a shopper's. */
export const withoutTokens = (text: string): string => text.replaceAll(address, '…').replaceAll(token, '…')
