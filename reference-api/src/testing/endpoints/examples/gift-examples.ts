import { thanksPicturePath } from '../../../order/social-gift/social-gift.rules'
import { anAddress } from '../../cart-builders'
import type { Make } from './endpoint-examples'
import type { EndpointWorld } from '../endpoint-world'

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const once = { isOnce: true }

export const giftExamples: Record<string, Make> = {
  getSocialGiftProducts: async (world) => ({ params: { token: await world.gift() } }),
  getSocialGiftShipping: async (world) => ({ params: { token: await world.gift() } }),
  checkSocialGiftShipping: () => ({ body: anAddress() }),
  checkSocialGiftDelivery: () => ({ body: { delivery_at: null, delivery_timezone: null } }),
  listSocialGiftLeadtimes: async (world) => ({ params: { token: await world.gift() }, query: 'pref=東京都' }),
  completeSocialGift: async (world) => ({
    params: { token: await world.gift() },
    body: { ...anAddress(), delivery_at: null, delivery_timezone: null },
  }),
  beginSocialGift: async (world) => ({ params: { token: await world.gift() }, body: { variants: [] } }),
  openSocialGift: async (world) => ({ params: { token: await world.gift() } }),
  declineSocialGift: async (world) => ({
    params: { token: await world.gift() },
    body: { message: 'お気持ちだけ' },
    ...once,
  }),
  thankForSocialGift: async (world) => ({
    params: { token: await answeredGift(world) },
    body: { message: 'ありがとう' },
    ...once,
  }),
  addThanksPicture: async (world) => ({
    params: { token: await answeredGift(world) },
    file: { name: 'a.png', bytes: png },
  }),
  getThanksPicture: async (world) => {
    const params = await firstGift(world)
    await world.api.services.storage.write(thanksPicturePath(params.id), png, 'image/jpeg')
    await world.db
      .updateTable('social_gift')
      .set({ thanked_at: new Date(), thanks_picture_at: new Date() })
      .where('id', '=', params.id)
      .execute()
    return { params }
  },
  getGiftOrder: async (world) => ({ params: { token: await world.giver() } }),
  changeGift: async (world) => ({ params: await firstGift(world), body: { action: 'sent' } }),
  mailGift: async (world) => ({ params: await firstGift(world), body: { email: 'jiro@example.jp' } }),
  redirectGift: async (world) => {
    const params = await firstGift(world)
    await world.db
      .updateTable('social_gift')
      .set({ declined_at: new Date() })
      .where('id', '=', params.id)
      .execute()
    return { params, body: anAddress(), ...once }
  },
  getSocialGiftComplete: async (world) => {
    return { params: { token: await answeredGift(world) } }
  },
}

async function answeredGift(world: EndpointWorld): Promise<string> {
  const token = await world.gift()
  await world.send('PUT', `/v1/social-gifts/${token}`, {
    ...anAddress(),
    delivery_at: null,
    delivery_timezone: null,
  })
  return token
}

async function firstGift(world: EndpointWorld) {
  const token = await world.giver()
  const { gifts } = await world.send('GET', `/v1/gift-orders/${token}`)
  return { token, id: gifts[0].id as number }
}
