import { returnPath } from '../../payment/payment/return-path.rules'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getCartOrder: {
    request: async (world) => {
      const { no, cart } = await world.guestReceipt()
      return { params: { orderNo: no }, query: `token=${cart}` }
    },
    isCompound: true,
  },
  getCartOrderState: {
    request: async (world) => {
      const { no } = await world.guestReceipt()
      const { searchParams } = new URL(returnPath(world.api.services, no), 'http://shop.invalid')
      return { params: { orderNo: no }, query: `t=${searchParams.get('t') ?? ''}` }
    },
  },
}
