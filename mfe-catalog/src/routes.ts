import type { RouteObject } from 'react-router-dom'
import * as ec from './ec/ec.route'
import * as home from './home/home.route'
import * as productDetail from './product/product-detail.route'
import * as productList from './product/product-list.route'
import * as productUos from './product/product-uos.route'

/** Rendered on the server, so none is lazy. */
export const routes: RouteObject[] = [
  { id: 'home', path: '/', ...home },
  { id: 'ec', path: '/ec', ...ec },
  { id: 'product-list', path: '/product', ...productList },
  { id: 'product-detail', path: '/product/:key', ...productDetail },
  { id: 'product-uos', path: '/product/:key/uos', ...productUos },
]
