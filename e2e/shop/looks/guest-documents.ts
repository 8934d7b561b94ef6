/** A document of each remote, a gift's and one that there is not. */
export const guestDocuments = [
  '/',
  '/product',
  '/product/imabari-towel-set',
  '/cart',
  '/login',
  '/news',
  '/faq',
  '/guide',
  '/lp/oseibo',
  '/social-gift/unknown',
  '/no-such-page',
]
