import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'
import { softwareAuthenticator } from '../../testing/endpoints/software-authenticator'

const shop = { origin: 'https://shop.example.jp', rpId: 'shop.example.jp' }

async function newPasskey({ db, member, send }: EndpointWorld) {
  await db.deleteFrom('user_passkey').where('user_account_id', '=', member.id).execute()
  const device = softwareAuthenticator()
  const { challenge } = await send('POST', '/v1/me/passkeys/options', { current_password: 'Gift-2026' })
  return { device, body: { name: '花子のiPhone', credential: device.create({ ...shop, challenge }) } }
}

async function addedPasskey(world: EndpointWorld) {
  const { device, body } = await newPasskey(world)
  return { device, id: (await world.send('POST', '/v1/me/passkeys', body)).id as number }
}

const unknownCredential = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
}

export const examples: Examples = {
  addUserPasskey: {
    request: async (world) => ({ body: (await newPasskey(world)).body }),
    refusal: { body: { name: '' }, code: 'validation.failed' },
    isOnce: true,
  },
  beginUserPasskey: {
    request: async ({ db, member }) => {
      await db.deleteFrom('user_passkey').where('user_account_id', '=', member.id).execute()
      return { body: { current_password: 'Gift-2026' } }
    },
    refusal: { body: { current_password: 'wrong' }, code: 'auth.password_wrong' },
    other: 422,
  },
  deleteUserPasskey: {
    request: async (world) => ({ params: { id: (await addedPasskey(world)).id } }),
    other: 404,
  },
  listUserPasskeys: { grows: 'user_passkey', filledBy: 'addUserPasskey' },
  loginByPasskey: {
    request: async (world) => {
      const { device } = await addedPasskey(world)
      const { challenge } = await world.send('POST', '/v1/auth/passkey/options')
      return { body: { credential: device.use({ ...shop, challenge }) } }
    },
    refusal: { body: { credential: unknownCredential }, code: 'auth.passkey_refused' },
  },
  renameUserPasskey: {
    request: async (world) => ({
      params: { id: (await addedPasskey(world)).id },
      body: { name: '仕事用' },
    }),
    refusal: { body: { name: '' }, code: 'validation.failed' },
    other: 404,
  },
}
