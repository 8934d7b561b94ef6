import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

const cost: ScryptOptions = { N: 16_384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const keyLength = 32

/**
 * Hashes a password to the format `scrypt$N$salt$key`, so that the cost can be raised without invalidating
 * existing hashes.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Checks a password. An invalid hash takes just as long, so that timing doesn't reveal whether a name exists.
 */
export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [kind, n, salt = '', expected = ''] = hash.split('$')
  const isKnown = kind === 'scrypt' && Number(n) > 0
  const key = await derive(password, Buffer.from(salt, 'base64url'), {
    ...cost,
    N: isKnown ? Number(n) : cost.N!,
  })
  const wanted = Buffer.from(expected, 'base64url')
  return isKnown && wanted.length === key.length && timingSafeEqual(wanted, key)
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
