import {
  array,
  boolean,
  enums,
  integer,
  nonempty,
  nullable,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { endpoint } from './endpoint'
import { LoginResponse } from './session'
import { instant, longText } from './wire'

/** A passkey (WebAuthn) on a member's device, for signing in without a password. */
export const UserPasskey = type({
  id: integer(),
  name: string(),
  /** True if the device's vendor stores the passkey and syncs it to the member's other devices. */
  is_synced: boolean(),
  created_at: instant,
  last_used_at: nullable(instant),
})
export type UserPasskey = Infer<typeof UserPasskey>

const publicKey = enums(['public-key'])
const credentialIds = array(type({ id: string(), type: publicKey }))

/** Options for creating a passkey. The challenge is valid once, for a few minutes. */
export const PasskeyCreation = type({
  challenge: string(),
  rp: type({ id: string(), name: string() }),
  user: type({ id: string(), name: string(), displayName: string() }),
  pubKeyCredParams: array(type({ alg: integer(), type: publicKey })),
  timeout: optional(integer()),
  excludeCredentials: optional(credentialIds),
  authenticatorSelection: optional(
    type({
      residentKey: optional(enums(['discouraged', 'preferred', 'required'])),
      requireResidentKey: optional(boolean()),
      userVerification: optional(enums(['discouraged', 'preferred', 'required'])),
    }),
  ),
  attestation: optional(enums(['none'])),
})
export type PasskeyCreation = Infer<typeof PasskeyCreation>

/** Options for signing in. The device finds its own passkey for this shop. */
export const PasskeyRequest = type({
  challenge: string(),
  rpId: optional(string()),
  timeout: optional(integer()),
  userVerification: optional(enums(['discouraged', 'preferred', 'required'])),
})
export type PasskeyRequest = Infer<typeof PasskeyRequest>

const credential = { id: nonempty(string()), rawId: nonempty(string()), type: publicKey }

/** The device's response, with binary values in base64url. */
const NewCredential = object({
  ...credential,
  response: object({ clientDataJSON: longText(4_000), attestationObject: longText(20_000) }),
})
const UsedCredential = object({
  ...credential,
  response: object({
    clientDataJSON: longText(4_000),
    authenticatorData: longText(4_000),
    signature: longText(4_000),
    userHandle: optional(string()),
  }),
})

const path = '/v1/me/passkeys'

export const listUserPasskeys = endpoint({
  method: 'GET',
  path,
  access: 'member',
  beyondSpec: 'ADR 0059',
  response: type({ data: array(UserPasskey) }),
})

/** Requires the account's password, because a passkey outlives the session that creates it. */
export const beginUserPasskey = endpoint({
  method: 'POST',
  path: `${path}/options`,
  access: 'member',
  beyondSpec: 'ADR 0059',
  body: object({ current_password: string() }),
  response: PasskeyCreation,
})

/**
 * 422 `user_passkey.refused` if the response to the challenge is wrong, 422 `user_passkey.limit` if the
 * member has too many passkeys.
 */
export const addUserPasskey = endpoint({
  method: 'POST',
  path,
  access: 'member',
  beyondSpec: 'ADR 0059',
  body: object({ name: string(), credential: NewCredential }),
  response: UserPasskey,
})

export const renameUserPasskey = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  access: 'member',
  beyondSpec: 'ADR 0059',
  body: object({ name: string() }),
  response: UserPasskey,
})

export const deleteUserPasskey = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'member',
  beyondSpec: 'ADR 0059',
})

export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/v1/auth/passkey/options',
  access: 'public',
  beyondSpec: 'ADR 0059',
  response: PasskeyRequest,
})

/** Signs in without a second step because the device has verified the user. 422 `auth.passkey_refused`. */
export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/v1/auth/passkey',
  access: 'public',
  beyondSpec: 'ADR 0059',
  body: object({ credential: UsedCredential }),
  response: LoginResponse,
})
