/** Longer words than this are tokens of carts, gifts, receipts and logins, not names of code. */
const token = /[\w-]{32,}/g
const address = /[^\s@"'<>]+@[^\s@"'<>]+/g

/** An error text without tokens and mail addresses. */
export const withoutTokens = (text: string): string => text.replaceAll(address, '…').replaceAll(token, '…')
