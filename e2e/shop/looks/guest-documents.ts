/** One document per remote, plus a gift's and a missing page's. */
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
