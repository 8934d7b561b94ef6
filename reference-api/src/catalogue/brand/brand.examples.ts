import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listBrands: { grows: 'brand', per: 'all' },
}
