import { workerData } from 'node:worker_threads'
import { headers } from './api/api-client.mjs'

/**
 * Sends one of the largest requests in a loop, on a separate thread, until the thread is terminated.
 * @type {{ name: string, origin: string, authorization: string }}
 */
const { name, origin, authorization } = workerData

/** @param {string} path @param {object} body */
const json = (path, body) => {
  const text = JSON.stringify(body)
  return () => fetch(origin + path, { method: 'POST', headers, body: text })
}
/** @param {string | Buffer} bytes of a CSV file */
const sheet = (bytes) => {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="book.csv"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n--edge--\r\n')])
  const form = {
    'x-ecd-channel-id': headers['x-ecd-channel-id'],
    authorization,
    'content-type': 'multipart/form-data; boundary=edge',
  }
  return () => fetch(`${origin}/v1/me/user-addresses/import`, { method: 'POST', headers: form, body })
}
/** @type {Record<string, () => () => Promise<Response>>} */
const requests = {
  'short rows': () => sheet('x,\r\n'.repeat(900_000)),
  'half a character': () => sheet(Buffer.alloc(4_900_000, 0x82)),
  commas: () => sheet(','.repeat(4_900_000)),
  'a long password': () =>
    json('/v1/auth/login', { username: 'a@example.jp', password: 'x'.repeat(900_000) }),
  'a long address': () => json('/v1/reminder/request', { email: 'ｱ'.repeat(300_000) }),
  'many parts': () =>
    json('/v1/inquiries', {
      mode: 'send',
      name: 'a',
      email: 'a',
      body: 'a',
      file_keys: Array.from({ length: 250_000 }, () => 'x'),
    }),
}

const send = requests[name]?.()
if (!send) throw new Error(`There is no request named ${name}.`)
for (;;) await send().then((response) => response.text())
