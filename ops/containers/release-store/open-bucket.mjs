/** Deadline for a request, including retries. */
const deadlineMs = 20_000
const retries = 3

/** For objects that never change, because their key contains a hash or a version. */
const immutable = 'public, max-age=31536000, immutable'

/**
 * The signed S3 calls that releases need.
 * @typedef {{ sha256: string, type: string, isNew?: boolean, isMutable?: boolean }} Written
 * @typedef {{
 *   read(key: string, bytesMax: number): Promise<Buffer | undefined>,
 *   has(key: string): Promise<boolean>,
 *   write(key: string, bytes: Buffer<ArrayBuffer>, about: Written): Promise<boolean>,
 * }} Bucket
 */

/**
 * @param {NodeJS.ProcessEnv} env RELEASES_BUCKET, RELEASES_ENDPOINT (of a store that is not Amazon's),
 *   RELEASES_REGION, RELEASES_ACCESS_KEY, RELEASES_SECRET_KEY
 * @returns {Promise<Bucket | undefined>} undefined if no bucket is configured
 */
export async function openBucket(env) {
  const bucket = env.RELEASES_BUCKET
  const endpoint = env.RELEASES_ENDPOINT
  const region = env.RELEASES_REGION ?? 'ap-northeast-1'
  const accessKeyId = env.RELEASES_ACCESS_KEY
  const secretAccessKey = env.RELEASES_SECRET_KEY
  if (!bucket) return undefined
  if (!accessKeyId || !secretAccessKey)
    throw new Error('RELEASES_BUCKET needs RELEASES_ACCESS_KEY and RELEASES_SECRET_KEY')
  const { AwsClient } = await import('aws4fetch')
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
  const base = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`

  /** @param {'GET' | 'HEAD' | 'PUT'} method @param {string} key @param {RequestInit} [init] */
  const sendRequest = async (method, key, init = {}) => {
    const signal = AbortSignal.timeout(deadlineMs)
    const response = await client.fetch(`${base}/${key}`, { method, signal, ...init })
    if (response.ok || response.status === 404 || response.status === 412) return response
    await response.body?.cancel()
    throw new Error(`the store answers ${method} ${key} with ${response.status}`)
  }

  return {
    async read(key, bytesMax) {
      const response = await sendRequest('GET', key)
      if (response.status === 404) return void (await response.body?.cancel())
      return readAtMost(response, bytesMax)
    },
    async has(key) {
      return (await sendRequest('HEAD', key)).status === 200
    },
    async write(key, bytes, { sha256, type, isNew = false, isMutable = false }) {
      const headers = {
        'content-type': type,
        'cache-control': isMutable ? 'no-cache' : immutable,
        // With this hash, the store rejects bytes that were corrupted in transit.
        'x-amz-content-sha256': sha256,
        ...(isNew && { 'if-none-match': '*' }),
      }
      const response = await sendRequest('PUT', key, { headers, body: bytes })
      await response.body?.cancel()
      return response.ok
    },
  }
}

/**
 * @param {Response} response
 * @param {number} bytesMax
 * @throws Error if the response exceeds `bytesMax`
 */
async function readAtMost(response, bytesMax) {
  const parts = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > bytesMax) throw new Error(`the store sends more than ${bytesMax} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
