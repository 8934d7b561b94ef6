import type { RouteObject } from 'react-router-dom'
import * as letter from './social-gift/letter.route'
import * as noGift from './social-gift/no-gift.route'
import * as shipping from './social-gift/shipping.route'
import * as delivery from './social-gift/delivery.route'
import * as confirm from './social-gift/confirm.route'
import * as complete from './social-gift/complete.route'

/** A recipient comes from a mail on a phone: rendered on the server, so none is lazy. */
export const routes: RouteObject[] = [
  { id: 'no-gift', path: '/social-gift', ...noGift },
  { id: 'letter', path: '/social-gift/:key', ...letter },
  { id: 'shipping', path: '/social-gift/:key/shipping', ...shipping },
  { id: 'delivery', path: '/social-gift/:key/delivery', ...delivery },
  { id: 'confirm', path: '/social-gift/:key/confirm', ...confirm },
  { id: 'complete', path: '/social-gift/:key/complete', ...complete },
]
