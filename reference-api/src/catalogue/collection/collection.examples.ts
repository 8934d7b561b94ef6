import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getCollection: { request: { params: { alias: 'ranking' } } },
}
