import type { RouteObject } from 'react-router-dom'
import * as ec from './ec/ec.route'
import * as home from './home/home.route'
import * as detail from './product/product-detail.route'
import * as list from './product/product-list.route'

/** Screens that search engines and first visitors see are not lazy: their styles would come late. */
export const routes: RouteObject[] = [
  { id: 'home', path: '/', loader: home.loader, handle: home.handle, Component: home.Component },
  { id: 'ec', path: '/ec', loader: ec.loader, handle: ec.handle, Component: ec.Component },
  { id: 'product-list', path: '/product', loader: list.loader, handle: list.handle, Component: list.Component },
  { id: 'product-detail', path: '/product/:key', loader: detail.loader, handle: detail.handle, Component: detail.Component },
  { id: 'product-uos', path: '/product/:key/uos', lazy: () => import('./product/product-uos.route') },
]
