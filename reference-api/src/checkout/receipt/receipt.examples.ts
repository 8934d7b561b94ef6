import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  checkGuestReceipt: {
    request: async (world) => {
      const { no, t } = await world.guestReceipt()
      return { params: { no }, query: `t=${t}` }
    },
  },
  downloadGuestReceipt: {
    request: async (world) => {
      const { no, t } = await world.guestReceipt()
      return { params: { no }, query: `t=${t}` }
    },
  },
  downloadOrderReceipt: {
    request: async (world) => ({ params: { id: (await world.order()).id } }),
    other: 404,
  },
  nameOrderReceipt: {
    request: async (world) => ({
      params: { id: (await world.order()).id },
      body: { receipt_name: '株式会社つなぐ', receipt_proviso: '文具代' },
    }),
    refusal: { body: { receipt_name: ' ' }, code: 'validation.failed' },
    other: 404,
  },
}
