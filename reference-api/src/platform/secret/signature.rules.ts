import { createHmac, timingSafeEqual } from 'node:crypto'

type Fields = Record<string, string | number>

/** Signs the `name=value` pairs, sorted by name, with HMAC-SHA256. Returns the signature as hex. */
export function computeSignature(fields: Fields, secret: string): string {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Checks whether any of the keys made the signature. */
export function isSigned(
  { signature, ...fields }: Fields & { signature: string },
  keys: readonly string[],
): boolean {
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const expected = Buffer.from(computeSignature(fields, key))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
