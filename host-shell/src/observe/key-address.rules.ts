/** Gifts, a guest's receipts, shared lists and bookings: who has the address of one has what it opens. */
const keyScreens = /^\/(?:social-gift|orders\/receipt|list|fitting\/booking)(?:\/|$)/

/** Whether an address opens something to whoever knows it: no other site is told of it, by no means. */
export const isKeyAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  keyScreens.test(pathname) || new URLSearchParams(search).has('token')
