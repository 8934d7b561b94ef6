import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getCategoryHierarchy: { request: { query: 'table=products' }, cache: 'shared', grows: 'category' },
}
