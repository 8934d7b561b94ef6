import { createServer } from 'node:http'
import { checkSignature } from './s3-signature'

export { checkSignature, type SignedRequest } from './s3-signature'

type Stored = { body: Buffer; contentType: string; cacheControl?: string }

/** Starts a minimal in-memory S3-compatible store that requires valid signatures. */
export async function startS3Server({ accessKey, secretKey }: { accessKey: string; secretKey: string }) {
  const objects = new Map<string, Stored>()
  const refusals: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [path = '', query = ''] = (request.url ?? '').split('?')
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const body = Buffer.concat(chunks)
      const method = request.method ?? ''
      const checked = checkSignature({ method, path, query, headers, body }, (key) =>
        key === accessKey ? secretKey : undefined,
      )
      if ('refusal' in checked) {
        refusals.push(checked.refusal)
        return response.writeHead(403, { 'content-type': 'application/xml' }).end(errorXml(checked.refusal))
      }
      const name = decodeURIComponent(path)
      const known = objects.get(name)
      if (method === 'PUT' && known && headers['if-none-match'] === '*')
        return response
          .writeHead(412, { 'content-type': 'application/xml' })
          .end(errorXml('PreconditionFailed'))
      if (method === 'PUT')
        objects.set(name, {
          body,
          contentType: headers['content-type'] ?? '',
          cacheControl: headers['cache-control'],
        })
      if (method === 'HEAD') return response.writeHead(known ? 200 : 404).end()
      if (method === 'DELETE') objects.delete(name)
      if (method !== 'GET') return response.writeHead(method === 'DELETE' ? 204 : 200).end()
      if (!known)
        return response.writeHead(404, { 'content-type': 'application/xml' }).end(errorXml('NoSuchKey'))
      return response.writeHead(200, { 'content-type': known.contentType }).end(known.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    refusals,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const errorXml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
