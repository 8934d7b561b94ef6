import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listCatalogs: { cache: 'shared', grows: 'catalog' },
}
