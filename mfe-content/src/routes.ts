import type { RemoteRoute } from '@storefront/remote'

/**
 * Routes of this remote. A route's id is the file name of its page (ADR 0007). Static pages come last because
 * they match any path.
 */
export const routes: RemoteRoute[] = [
  { id: 'news-list', path: '/news', lazy: () => import('./news/news-list.route') },
  { id: 'news-detail', path: '/news/:key', lazy: () => import('./news/news-detail.route') },
  { id: 'blog-list', path: '/blog', lazy: () => import('./blog/blog-list.route') },
  { id: 'blog-detail', path: '/blog/:key', lazy: () => import('./blog/blog-detail.route') },
  { id: 'maker-list', path: '/maker', lazy: () => import('./maker/maker-list.route') },
  { id: 'maker-detail', path: '/maker/:key', lazy: () => import('./maker/maker-detail.route') },
  { id: 'stylist-list', path: '/stylist', lazy: () => import('./stylist/stylist-list.route') },
  { id: 'stylist-detail', path: '/stylist/:key', lazy: () => import('./stylist/stylist-detail.route') },
  { id: 'contact', path: '/contact', lazy: () => import('./contact/contact.route') },
  { id: 'contact-confirm', path: '/contact/confirm', lazy: () => import('./contact/contact-confirm.route') },
  {
    id: 'contact-complete',
    path: '/contact/complete',
    lazy: () => import('./contact/contact-complete.route'),
  },
  { id: 'catalog-order', path: '/catalog-order', lazy: () => import('./catalog-order/catalog-order.route') },
  { id: 'popup', path: '/popup', lazy: () => import('./popup/popup.route') },
  { id: 'flip-book', path: '/flip-book', lazy: () => import('./flip-book/flip-book.route') },
  { id: 'faq', path: '/faq', lazy: () => import('./faq/faq.route') },
  { id: 'sitemap', path: '/sitemap', lazy: () => import('./sitemap/sitemap.route') },
  { id: 'lp', path: '/lp/:slug', lazy: () => import('./lp/lp.route') },
  { id: 'static-page', path: '/*', lazy: () => import('./static-page/static-page.route') },
]
