import { thanksPicturePath } from '../../order/social-gift/social-gift.rules'
import { anAddress } from '../../testing/cart-builders'
import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'
import { png } from '../../testing/endpoints/example-files'

async function firstGift(world: EndpointWorld) {
  const token = await world.giver()
  const { gifts } = await world.send('GET', `/v1/gift-orders/${token}`)
  return { token, id: gifts[0].id as number }
}

export const examples: Examples = {
  changeGift: {
    request: async (world) => ({ params: await firstGift(world), body: { action: 'sent' } }),
    refusal: { body: { action: 'remind' }, code: 'gift_order.not_possible' },
  },
  getGiftOrder: { request: async (world) => ({ params: { token: await world.giver() } }) },
  getThanksPicture: {
    request: async (world) => {
      const params = await firstGift(world)
      await world.api.services.storage.write(thanksPicturePath(params.id), png, 'image/jpeg')
      await world.db
        .updateTable('social_gift')
        .set({ thanked_at: new Date(), thanks_picture_at: new Date() })
        .where('id', '=', params.id)
        .execute()
      return { params }
    },
  },
  mailGift: {
    request: async (world) => ({ params: await firstGift(world), body: { email: 'jiro@example.jp' } }),
    refusal: { body: { email: 'x' }, code: 'validation.failed' },
  },
  redirectGift: {
    request: async (world) => {
      const params = await firstGift(world)
      await world.db
        .updateTable('social_gift')
        .set({ declined_at: new Date() })
        .where('id', '=', params.id)
        .execute()
      return { params, body: anAddress() }
    },
    refusal: { body: { postal_code: '1' }, code: 'validation.failed' },
    isOnce: true,
  },
}
