import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listQas: { cache: 'shared', grows: 'qa' },
}
