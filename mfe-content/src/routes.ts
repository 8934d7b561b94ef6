import type { RouteObject } from 'react-router-dom'
import * as blogDetail from './blog/blog-detail.route'
import * as blogList from './blog/blog-list.route'
import * as catalogOrder from './catalog-order/catalog-order.route'
import * as contactComplete from './contact/contact-complete.route'
import * as contactConfirm from './contact/contact-confirm.route'
import * as contact from './contact/contact.route'
import * as faq from './faq/faq.route'
import * as flipBook from './flip-book/flip-book.route'
import * as landingPage from './lp/lp.route'
import * as makerDetail from './maker/maker-detail.route'
import * as makerList from './maker/maker-list.route'
import * as newsDetail from './news/news-detail.route'
import * as newsList from './news/news-list.route'
import * as popup from './popup/popup.route'
import * as sitemap from './sitemap/sitemap.route'
import * as staticPage from './static-page/static-page.route'
import * as stylistDetail from './stylist/stylist-detail.route'
import * as stylistList from './stylist/stylist-list.route'

/** Rendered on the server, so none is lazy. The pages that the server lists come last: any path the shell hands to this remote. */
export const routes: RouteObject[] = [
  { id: 'news-list', path: '/news', ...newsList },
  { id: 'news-detail', path: '/news/:key', ...newsDetail },
  { id: 'blog-list', path: '/blog', ...blogList },
  { id: 'blog-detail', path: '/blog/:key', ...blogDetail },
  { id: 'maker-list', path: '/maker', ...makerList },
  { id: 'maker-detail', path: '/maker/:key', ...makerDetail },
  { id: 'stylist-list', path: '/stylist', ...stylistList },
  { id: 'stylist-detail', path: '/stylist/:key', ...stylistDetail },
  { id: 'contact', path: '/contact', ...contact },
  { id: 'contact-confirm', path: '/contact/confirm', ...contactConfirm },
  { id: 'contact-complete', path: '/contact/complete', ...contactComplete },
  { id: 'catalog-order', path: '/catalog-order', ...catalogOrder },
  { id: 'popup', path: '/popup', ...popup },
  { id: 'flip-book', path: '/flip-book', ...flipBook },
  { id: 'faq', path: '/faq', ...faq },
  { id: 'sitemap', path: '/sitemap', ...sitemap },
  { id: 'landing-page', path: '/lp/:slug', ...landingPage },
  { id: 'static-page', path: '/:page', ...staticPage },
  { id: 'static-sub-page', path: '/:section/:page', ...staticPage },
]
