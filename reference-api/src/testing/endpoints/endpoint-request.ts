import type { Endpoint } from '@storefront/contracts'
import type { Example } from './examples/endpoint-examples'

export const buildUrl = ({ path }: Endpoint, { params = {}, query }: Example) =>
  path.replace(/:(\w+)|\*/g, (part, name: string | undefined) =>
    name ? encodeURIComponent(params[name] ?? '1') : String(params[part] ?? ''),
  ) + (query ? `?${query}` : '')

/** Returns an example's body: JSON, or a form with its file. */
export const buildBody = (example: Example) =>
  example.file
    ? { body: multipart(example), headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    : { body: example.body }

function multipart({ body, file }: Example) {
  const parts = Object.entries((body ?? {}) as Record<string, string>).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${file!.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return Buffer.concat([Buffer.from(parts.join('') + head), file!.bytes, Buffer.from('\r\n--x--\r\n')])
}
