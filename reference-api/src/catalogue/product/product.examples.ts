import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getProduct: { request: { params: { key: 'imabari-towel-set' } }, cache: 'shared', isCompound: true },
  listProductAccessories: { request: { params: { key: 'imabari-towel-set' } }, cache: 'shared' },
  listRecommendedProducts: { request: { params: { key: 'imabari-towel-set' } }, cache: 'shared' },
}
