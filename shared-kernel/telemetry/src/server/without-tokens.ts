/** Words this long are tokens of carts, gifts, receipts or logins. Names in code are shorter. */
const token = /[\w-]{32,}/g
const address = /[^\s@"'<>]+@[^\s@"'<>]+/g

/** Removes tokens and email addresses from an error message. */
export const withoutTokens = (text: string): string => text.replaceAll(address, '…').replaceAll(token, '…')
