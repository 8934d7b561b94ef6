import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getMessage: { request: { params: { code: 'caution' } } },
  listMessages: { grows: 'message', per: 'all' },
}
