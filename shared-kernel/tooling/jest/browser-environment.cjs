const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom with Node's fetch family: React Router's Request and AbortSignal must be the ones that fetch accepts. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args)
    const { Request, Response, Headers, fetch, FormData, TextEncoder, TextDecoder, AbortController, AbortSignal, ReadableStream, WritableStream, TransformStream, structuredClone } = globalThis
    Object.assign(this.global, { Request, Response, Headers, fetch, FormData, TextEncoder, TextDecoder, AbortController, AbortSignal, ReadableStream, WritableStream, TransformStream, structuredClone })
  }
}
