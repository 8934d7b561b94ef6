import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listTags: { grows: 'tag' },
}
