import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  likeProduct: { request: ({ product }) => ({ params: { id: product.id } }) },
  unlikeProduct: { request: ({ product }) => ({ params: { id: product.id } }) },
}
