import { createServer } from 'node:http'
import { once } from 'node:events'

/**
 * Serves the smallest possible page: a heading, and the image that is the largest contentful paint of the
 * measured page.
 * @param {string} pictureUrl
 */
export async function serveFloor(pictureUrl) {
  const answer = await fetch(pictureUrl, { headers: { accept: 'image/avif,image/webp,image/*' } })
  const picture = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? 'image/avif'
  const document =
    '<!doctype html><html lang="ja"><meta charset="utf-8"><title>floor</title><link rel="icon" href="data:,"><h1>つなぐ</h1><img src="/picture" alt="" width="640" height="640">'
  const server = createServer((request, response) =>
    request.url === '/picture'
      ? response.writeHead(200, { 'content-type': type }).end(picture)
      : response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
