import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getOrder: {
    request: async (world) => ({ params: { id: (await world.order()).id } }),
    other: 404,
    isCompound: true,
  },
}
