import { Agent, request } from 'node:http'

export const headers = { 'x-ecd-channel-id': 'tsunagu', 'content-type': 'application/json' }

/** Returns an API client with keep-alive connections. An error response aborts the measurement. */
export function openClient(origin, lanes) {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  return (method, path, body, more = {}) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const sent = request(origin + path, { method, agent, headers: { ...headers, ...more } }, (response) => {
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
}
