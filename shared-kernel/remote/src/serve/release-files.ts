import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import send from '@fastify/send'

const yearMs = 31_536_000_000

/**
 * Sends a release's file as immutable, using the brotli variant if the browser accepts it. A file that
 * disappears while being sent breaks only its own response. Resolves to false if the file does not exist.
 */
export async function sendReleaseFile(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const isPacked =
    /\bbr\b/.test(request.headers['accept-encoding'] ?? '') &&
    (await sendFile(folder, path, '.br', request, response))
  return isPacked || (await sendFile(folder, path, '', request, response))
}

async function sendFile(
  folder: string,
  path: string,
  twin: '.br' | '',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { statusCode, headers, stream } = await send(request, `/${path}${twin}`, {
    root: folder,
    immutable: true,
    maxAge: yearMs,
    index: false,
    acceptRanges: twin === '',
  })
  if (statusCode >= 400) {
    stream.destroy()
    return false
  }
  if (twin && statusCode === 200)
    Object.assign(headers, { 'content-type': toContentType(path), 'content-encoding': 'br' })
  response.writeHead(statusCode, {
    ...headers,
    vary: 'accept-encoding',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  await pipeline(stream, response).catch(() => response.destroy())
  return true
}

function toContentType(path: string): string {
  const type = send.mime.getType(path) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
