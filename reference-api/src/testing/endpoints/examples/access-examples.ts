import { aSession } from '../../builders'
import { softwareAuthenticator } from '../software-authenticator'
import type { Example } from './endpoint-examples'
import type { EndpointWorld } from '../endpoint-world'

const shop = { origin: 'https://shop.example.jp', rpId: 'shop.example.jp' }
const foreign = { other: 404 }

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

async function anotherSession({ db, member }: EndpointWorld): Promise<string> {
  await aSession(db, member.id)
  const { family } = await db
    .selectFrom('user_session')
    .select('family')
    .where('user_account_id', '=', member.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return family
}

export const accessExamples: Record<string, (world: EndpointWorld) => Promise<Example>> = {
  beginUserPasskey: async ({ db, member }) => {
    await db.deleteFrom('user_passkey').where('user_account_id', '=', member.id).execute()
    return { body: { current_password: 'Gift-2026' }, other: 422 }
  },
  addUserPasskey: async (world) => ({ body: (await newPasskey(world)).body, isOnce: true }),
  renameUserPasskey: async (world) => ({
    params: { id: (await addedPasskey(world)).id },
    body: { name: '仕事用' },
    ...foreign,
  }),
  deleteUserPasskey: async (world) => ({ params: { id: (await addedPasskey(world)).id }, ...foreign }),
  loginByPasskey: async (world) => {
    const { device } = await addedPasskey(world)
    const { challenge } = await world.send('POST', '/v1/auth/passkey/options')
    return { body: { credential: device.use({ ...shop, challenge }) } }
  },
  endMemberSession: async (world) => ({ params: { key: await anotherSession(world) }, ...foreign }),
}
