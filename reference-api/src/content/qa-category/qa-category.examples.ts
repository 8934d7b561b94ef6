import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listQaCategories: { cache: 'shared', grows: 'qa_category' },
}
