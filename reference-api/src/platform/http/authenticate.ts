import type { Access } from '@storefront/contracts'
import type { FastifyRequest } from 'fastify'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import type { Channel, Member } from './caller'
import { Rejection } from './rejection'
import type { FlaggedIds, FlagPlaces } from './response/member-flags.rules'

/** A member, and for which ids the flags are true that were asked for. */
export type FlaggedMember = Member & FlaggedIds

/** Resolves a request's caller and shop. Implemented by the domain modules. */
export type Admission = {
  shopOf: (header: string | string[] | undefined) => Promise<{ channel: Channel; version: ShopVersion }>
  refuseInMaintenance: (channel: Channel) => void
  memberOf: (
    channel: Channel,
    accessToken: string,
    flags?: readonly FlagPlaces[],
  ) => Promise<FlaggedMember | undefined>
}

/** This endpoint returns the maintenance notice, so it stays open during maintenance. */
const openInMaintenance = '/public.json'

/**
 * Resolves the request's channel and the shop's version. Throws a 404 for an unknown channel and a 503 during
 * maintenance.
 */
export async function enterShop(
  admission: Admission,
  { path }: { path: string },
  request: FastifyRequest,
): Promise<{ channel: Channel; version: ShopVersion }> {
  const shop = await admission.shopOf(request.headers['x-ecd-channel-id'])
  if (path !== openInMaintenance) admission.refuseInMaintenance(shop.channel)
  return shop
}

/** Enters the shop and resolves the member. Throws a 401 if the endpoint requires a login. */
export async function authenticate(
  admission: Admission,
  { path, access }: { path: string; access: Access },
  request: FastifyRequest,
): Promise<{ channel: Channel; version: ShopVersion; member: Member | null }> {
  const { channel, version } = await enterShop(admission, { path }, request)
  return { channel, version, member: await resolveMember(admission, access, channel, request) }
}

export const readAccessToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]

async function resolveMember(
  admission: Admission,
  access: Access,
  channel: Channel,
  request: FastifyRequest,
): Promise<Member | null> {
  const token = readAccessToken(request)
  const member = token ? await admission.memberOf(channel, token) : undefined
  if (member) return member
  // Public calls ignore a stale token. On other calls, the client refreshes the token and retries (§4).
  if (access === 'member' || (access === 'any' && token))
    throw new Rejection(401, 'auth.unauthorised', 'ログインしてください')
  return null
}
