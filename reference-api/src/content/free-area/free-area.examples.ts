import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listFreeAreas: { cache: 'shared', grows: 'free_area', per: 'all' },
}
