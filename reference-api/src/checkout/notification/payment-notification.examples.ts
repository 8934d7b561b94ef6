import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  receiveFraudDetection: {
    request: async (world) => ({ body: await world.fraudDetection() }),
    refusal: { body: { order_no: 'T0', signature: 'x' }, code: 'sbpayment.bad_signature', status: 401 },
  },
}
