import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A received request. `path` is still encoded. */
export type SignedRequest = {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: Buffer
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/**
 * Verifies Signature Version 4 according to its published rules, independently of the client under test.
 * Checks the canonical request, the string to sign, and the key for day, region and service. Returns the
 * signer's access key, or the reason why the signature is rejected.
 */
export function checkSignature(
  request: SignedRequest,
  secretOf: (accessKey: string) => string | undefined,
): { accessKey: string } | { refusal: string } {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers['authorization'] ?? '',
    )
  if (!given) return { refusal: 'AuthorizationHeaderMalformed' }
  const [, accessKey = '', day = '', region = '', service = '', signedHeaders = '', signature = ''] = given
  const secret = secretOf(accessKey)
  if (secret === undefined) return { refusal: 'InvalidAccessKeyId' }
  const payloadHash = request.headers['x-amz-content-sha256'] ?? ''
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== hash(request.body))
    return { refusal: 'XAmzContentSHA256Mismatch' }
  if (!signedHeaders.split(';').includes('host')) return { refusal: 'SignatureDoesNotMatch' }

  const canonicalHeaders = signedHeaders
    .split(';')
    .map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
    .join('')
  const canonicalQuery = request.query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
  const canonicalRequest = [
    request.method,
    request.path,
    canonicalQuery,
    canonicalHeaders,
    signedHeaders,
    payloadHash,
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'] ?? '',
    scope,
    hash(canonicalRequest),
  ].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request')
  const expected = hmac(key, toSign)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
    ? { accessKey }
    : { refusal: 'SignatureDoesNotMatch' }
}
