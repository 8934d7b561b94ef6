import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getOccasion: {
    request: { params: { key: 'oseibo' } },
    refusal: { params: { key: 'nothing' }, code: 'occasion.not_found', status: 404 },
    cache: 'shared',
    isCompound: true,
  },
  listOccasions: { cache: 'shared', grows: 'occasion' },
}
