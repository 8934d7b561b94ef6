import type { Endpoint } from '@storefront/contracts'
import type { SignedIn } from '../fresh-api'
import type { EndpointWorld } from './endpoint-world'
import type { ExampleRequest } from './example'

/** Returns an endpoint's path with the request's parameters and query. */
export const buildUrl = ({ path }: Endpoint, { params = {}, query }: ExampleRequest) =>
  path.replace(/:(\w+)|\*/g, (part, name: string | undefined) =>
    name ? encodeURIComponent(params[name] ?? '1') : String(params[part] ?? ''),
  ) + (query ? `?${query}` : '')

/** Returns a request's body: JSON, or a form with its file. */
export const buildBody = (request: ExampleRequest) =>
  request.file
    ? { body: multipart(request), headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    : { body: request.body }

/** Sends a request as a member, or as a guest if `as` is undefined. */
export const callEndpoint = (
  world: EndpointWorld,
  endpoint: Endpoint,
  request: ExampleRequest,
  as?: SignedIn,
) =>
  world.api.call(endpoint.method, buildUrl(endpoint, request), {
    ...buildBody(request),
    as,
    cookies: request.cookies,
  })

/** The status of an endpoint's success: 200 with a body or a file, otherwise 204. */
export const findSuccessStatus = ({ response, payload }: Endpoint) =>
  response || payload === 'file' ? 200 : 204

function multipart({ body, file }: ExampleRequest) {
  const parts = Object.entries((body ?? {}) as Record<string, string>).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${file!.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return Buffer.concat([Buffer.from(parts.join('') + head), file!.bytes, Buffer.from('\r\n--x--\r\n')])
}
