import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listFreeAreas: { grows: 'free_area', per: 'all' },
}
