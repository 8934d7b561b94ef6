import type { Examples } from '../../../testing/endpoints/example'

export const examples: Examples = {
  drawNoshi: {
    request: { query: `heading=${encodeURIComponent('御祝')}&cord=bow` },
    refusal: { query: `heading=${'祝'.repeat(21)}&cord=bow`, code: 'validation.failed' },
    cache: 'lasting',
  },
}
