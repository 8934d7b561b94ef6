import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getLayout: { cache: 'shared', request: { params: { page: 'index' } } },
}
