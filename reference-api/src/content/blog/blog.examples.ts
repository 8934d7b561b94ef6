import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getBlog: { cache: 'shared', request: { params: { key: 'towel-care' } }, isCompound: true },
  listBlogs: { cache: 'shared', grows: 'blog' },
}
