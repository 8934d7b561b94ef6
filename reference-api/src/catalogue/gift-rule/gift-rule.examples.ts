import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listGiftRules: { cache: 'shared', isFixedLength: true },
}
