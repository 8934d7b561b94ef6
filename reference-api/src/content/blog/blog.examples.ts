import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getBlog: { request: { params: { key: 'towel-care' } }, isCompound: true },
  listBlogs: { grows: 'blog' },
}
