/** Gifts, a guest's receipts, shared lists and bookings: the URL alone grants access. */
const keyScreens = /^\/(?:social-gift|orders\/receipt|list|fitting\/booking)(?:\/|$)/

/** True if a URL grants access to anybody who knows it: it must never reach another site. */
export const isKeyAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  keyScreens.test(pathname) || new URLSearchParams(search).has('token')
