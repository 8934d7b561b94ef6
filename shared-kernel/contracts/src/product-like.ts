import { boolean, type } from 'superstruct'
import { endpoint } from './endpoint'

const path = '/v1/products/:id/likes'
const response = type({ is_favorite: boolean() })

/** Idempotent. */
export const likeProduct = endpoint({ method: 'POST', path, access: 'member', response })
export const unlikeProduct = endpoint({ method: 'DELETE', path, access: 'member', response })
