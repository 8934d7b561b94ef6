import { Agent, request } from 'node:http'

export const headers = { 'x-ecd-channel-id': 'tsunagu', 'content-type': 'application/json' }

/**
 * A successful response: its duration in ms, and its JSON as the type that the caller reads.
 * @typedef {{ ms: number, json: <Body>() => Body }} Answer
 * @typedef {ReturnType<typeof openClient>} Send
 */

/**
 * Returns an API client with keep-alive connections. An error response aborts the measurement.
 * @param {string} origin
 * @param {number} lanes max number of connections
 */
export function openClient(origin, lanes) {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  /**
   * @param {'GET' | 'POST' | 'PATCH'} method
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [more] headers
   * @returns {Promise<Answer>}
   */
  const send = (method, path, body, more = {}) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const sent = request(origin + path, { method, agent, headers: { ...headers, ...more } }, (response) => {
        /** @type {Buffer[]} */
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const ms = performance.now() - began
          const text = () => Buffer.concat(parts).toString()
          if ((response.statusCode ?? 500) >= 400)
            reject(new Error(`${method} ${path} answered ${response.statusCode} ${text()}`))
          else resolve({ ms, json: () => JSON.parse(text()) })
        })
      })
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return send
}
