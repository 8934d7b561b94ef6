import type { RouteObject } from 'react-router-dom'
import * as ec from './ec/ec.route'
import * as home from './home/home.route'
import * as productDetail from './product/product-detail.route'
import * as productList from './product/product-list.route'

/** Screens that search engines and first visitors see are not lazy: their styles would come late. */
export const routes: RouteObject[] = [
  { id: 'home', path: '/', ...home },
  { id: 'ec', path: '/ec', ...ec },
  { id: 'product-list', path: '/product', ...productList },
  { id: 'product-detail', path: '/product/:key', ...productDetail },
  { id: 'product-uos', path: '/product/:key/uos', lazy: () => import('./product/product-uos.route') },
]
