import type { FastifyRequest } from 'fastify'
import type { PostedBody } from './fragment-client'
import { isSameOrigin } from '../security/same-origin.rules'

export const formType = 'application/x-www-form-urlencoded'

/** Returns the posted form, or undefined if the request is not a POST. */
export function postedBody({ method, body, headers }: FastifyRequest): PostedBody | undefined {
  if (method !== 'POST') return undefined
  const form = (body as Buffer<ArrayBuffer> | undefined) ?? Buffer.alloc(0)
  return { body: form, type: headers['content-type'] ?? formType }
}

export const isFromOwnPage = ({ headers }: FastifyRequest, ownOrigin: string): boolean =>
  isSameOrigin(
    { origin: headers.origin, secFetchSite: headers['sec-fetch-site'] as string | undefined },
    ownOrigin,
  )
