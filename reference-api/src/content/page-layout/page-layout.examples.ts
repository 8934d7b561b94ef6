import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getLayout: { request: { params: { page: 'index' } } },
}
