import { anAddress } from '../../testing/cart-builders'
import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'
import { png, executable } from '../../testing/endpoints/example-files'

async function answeredGift(world: EndpointWorld): Promise<string> {
  const token = await world.gift()
  await world.send('PUT', `/v1/social-gifts/${token}`, {
    ...anAddress(),
    delivery_at: null,
    delivery_timezone: null,
  })
  return token
}

export const examples: Examples = {
  listSocialGiftLeadtimes: {
    request: async (world) => ({ params: { token: await world.gift() }, query: 'pref=東京都' }),
    isFixedLength: true,
  },
  addThanksPicture: {
    request: async (world) => ({
      params: { token: await answeredGift(world) },
      file: { name: 'a.png', bytes: png },
    }),
    refusal: { file: executable, code: 'social_gift.picture' },
  },
  beginSocialGift: {
    request: async (world) => ({ params: { token: await world.gift() }, body: { variants: [] } }),
    refusal: { body: { delivery_at: '2020-01-01' }, code: 'validation.failed' },
  },
  checkSocialGiftDelivery: {
    request: { body: { delivery_at: null, delivery_timezone: null } },
    refusal: { body: { delivery_at: '2020-01-01' }, code: 'validation.failed' },
  },
  checkSocialGiftShipping: {
    request: { body: anAddress() },
    refusal: { body: { postal_code: '1' }, code: 'validation.failed' },
  },
  completeSocialGift: {
    request: async (world) => ({
      params: { token: await world.gift() },
      body: { ...anAddress(), delivery_at: null, delivery_timezone: null },
    }),
    refusal: { body: { postal_code: '1' }, code: 'validation.failed' },
  },
  declineSocialGift: {
    request: async (world) => ({
      params: { token: await world.gift() },
      body: { message: 'お気持ちだけ' },
    }),
    refusal: { body: { message: '長'.repeat(201) }, code: 'validation.failed' },
    isOnce: true,
  },
  getSocialGiftComplete: {
    request: async (world) => ({ params: { token: await answeredGift(world) } }),
  },
  getSocialGiftProducts: { request: async (world) => ({ params: { token: await world.gift() } }) },
  getSocialGiftShipping: { request: async (world) => ({ params: { token: await world.gift() } }) },
  openSocialGift: { request: async (world) => ({ params: { token: await world.gift() } }) },
  thankForSocialGift: {
    request: async (world) => ({
      params: { token: await answeredGift(world) },
      body: { message: 'ありがとう' },
    }),
    refusal: { body: { message: ' ' }, code: 'validation.failed' },
    isOnce: true,
  },
}
