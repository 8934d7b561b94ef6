/** Gifts, guest receipts, shared lists and bookings: knowing the URL is enough to open them. */
const keyScreens = /^\/(?:social-gift|orders\/receipt|list|fitting\/booking)(?:\/|$)/

/** Checks whether the URL alone grants access. Such a URL must never be leaked to another site. */
export const isKeyAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  keyScreens.test(pathname) || new URLSearchParams(search).has('token')
