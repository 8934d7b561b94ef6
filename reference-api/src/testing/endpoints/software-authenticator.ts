import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

type Ask = { challenge: string; origin: string; rpId: string }

/**
 * Creates a device that registers and uses passkeys as a browser does. The device can be made to misbehave.
 */
export function softwareAuthenticator({ isVerifying = true }: { isVerifying?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const id = base64url(rawId)
  let count = 0
  const user = flags.present | (isVerifying ? flags.verified : 0)

  const clientData = (kind: 'create' | 'get', { challenge, origin }: Ask) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${kind}`, challenge, origin, crossOrigin: false }))

  function authenticatorData(rpId: string, signCount: number, attested?: Uint8Array) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(signCount)
    const flag = Buffer.from([user | (attested ? flags.attested : 0)])
    return Buffer.concat([sha256(rpId), flag, counter, attested ?? Buffer.alloc(0)])
  }

  /** Returns the credential id, followed by its P-256 COSE key. */
  function attestedKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(rawId.length)
    return Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(cose)])
  }

  return {
    id,
    create(ask: Ask) {
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(ask.rpId, count, attestedKey()))],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('create', ask)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
        },
      }
    },
    /** Responds to a login. `signCount` replaces the next count of the device. */
    use(
      ask: Ask,
      { signCount = (count += 1), userHandle }: { signCount?: number; userHandle?: string } = {},
    ) {
      const data = authenticatorData(ask.rpId, signCount)
      const client = clientData('get', ask)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      }
    },
  }
}
