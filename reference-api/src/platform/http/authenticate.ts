import type { Access } from '@storefront/contracts'
import type { FastifyRequest } from 'fastify'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import type { Channel, Member } from './caller'
import { Rejection } from './rejection'

/** Resolves a request's caller and shop. Implemented by the domain modules. */
export type Admission = {
  shopOf: (header: string | string[] | undefined) => Promise<{ channel: Channel; version: ShopVersion }>
  refuseInMaintenance: (channel: Channel) => void
  memberOf: (channel: Channel, accessToken: string) => Promise<Member | undefined>
}

/** This endpoint returns the maintenance notice, so it stays open during maintenance. */
const openInMaintenance = '/public.json'

/**
 * Resolves the request's channel, the shop's version and the member who is logged in. Throws a 404 for an
 * unknown channel, a 503 during maintenance, and a 401 if the endpoint requires another login.
 */
export async function authenticate(
  admission: Admission,
  { path, access }: { path: string; access: Access },
  request: FastifyRequest,
): Promise<{ channel: Channel; version: ShopVersion; member: Member | null }> {
  const { channel, version } = await admission.shopOf(request.headers['x-ecd-channel-id'])
  if (path !== openInMaintenance) admission.refuseInMaintenance(channel)
  return { channel, version, member: await resolveMember(admission, access, channel, request) }
}

async function resolveMember(
  admission: Admission,
  access: Access,
  channel: Channel,
  request: FastifyRequest,
): Promise<Member | null> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const member = token ? await admission.memberOf(channel, token) : undefined
  if (member) return member
  // Public calls ignore a stale token. On other calls, the client refreshes the token and retries (§4).
  if (access === 'member' || (access === 'any' && token))
    throw new Rejection(401, 'auth.unauthorised', 'ログインしてください')
  return null
}
