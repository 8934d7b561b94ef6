import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getStaticPage: { cache: 'shared', request: { params: { '*': '/law' } } },
  listStaticPages: { grows: 'static_page' },
}
