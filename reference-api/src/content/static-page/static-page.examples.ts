import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getStaticPage: { request: { params: { '*': '/law' } } },
  listStaticPages: { grows: 'static_page' },
}
