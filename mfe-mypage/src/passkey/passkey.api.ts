import {
  addUserPasskey,
  beginUserPasskey,
  deleteUserPasskey,
  listUserPasskeys,
  renameUserPasskey,
  type UserPasskey,
} from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'

export async function fetchPasskeys(signal: AbortSignal) {
  const { data, headers } = await call(listUserPasskeys, { signal })
  return { passkeys: data.data, limit: limitOf(headers) ?? null }
}

/** Prompts the device to create a passkey and sends its public key to the shop. */
export async function addPasskey({ password, name }: { password: string; name: string }): Promise<void> {
  const { data: optionsJSON } = await call(beginUserPasskey, { body: { current_password: password } })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  await call(addUserPasskey, {
    body: {
      name,
      credential: { id, rawId, type, response: { clientDataJSON, attestationObject } },
    },
  })
}

export const renamePasskey = (id: UserPasskey['id'], name: string) =>
  call(renameUserPasskey, { params: { id }, body: { name } })

export const removePasskey = (id: UserPasskey['id']) => call(deleteUserPasskey, { params: { id } })
