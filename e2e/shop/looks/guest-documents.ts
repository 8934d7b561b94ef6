/** One document per remote, and those of a gift and of a missing page. */
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
