import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getCollection: { cache: 'shared', request: { params: { alias: 'ranking' } } },
}
