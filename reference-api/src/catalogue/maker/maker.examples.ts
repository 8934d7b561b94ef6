import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getMaker: { request: { params: { key: 'setouchi' } } },
  listMakers: { grows: 'maker', per: 'all' },
}
