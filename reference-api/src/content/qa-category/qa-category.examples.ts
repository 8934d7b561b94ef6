import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listQaCategories: { grows: 'qa_category' },
}
