import type { Access, Endpoint, PathParams } from '@storefront/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assert } from 'superstruct'
import type { Channel, Member } from './caller'
import { Rejection } from './rejection'
import { checkRequest, isStorable, normaliseQuery, refuseBrokenEscapes } from './request-check'
import type { Services } from '../../services'
import { jsonFromStorage } from './storage-base.rules'
import type { ShopVersion } from '../shop-version/shop-version.table'
import { findShared, sendShared, cachedForGuests } from './shared/shared-answer'
import { readUpload, type Upload } from './upload'

export type Route = { method: string; url: string }

export type Api = FastifyInstance & { services: Services; routes: Route[]; admission: Admission }

/** Resolves a request's caller and shop. Implemented by the domain modules. */
export type Admission = {
  shopOf: (header: string | string[] | undefined) => Promise<{ channel: Channel; version: ShopVersion }>
  refuseInMaintenance: (channel: Channel) => void
  memberOf: (channel: Channel, accessToken: string) => Promise<Member | undefined>
}

/** This endpoint returns the maintenance notice, so it stays open during maintenance. */
const openInMaintenance = '/public.json'

type MemberOf<A extends Access> = A extends 'member' ? Member : Member | null

/** A handler's input, fully validated. */
export type Call<Path extends string, Query, Body, A extends Access> = Services & {
  channel: Channel
  /** Cached shop data is valid only for this version. */
  version: ShopVersion
  member: MemberOf<A>
  params: { [Name in keyof PathParams<Path>]: string }
  query: Query
  body: Body
  upload: Upload | null
  request: FastifyRequest
  reply: FastifyReply
  /** Times at which a shared response expires, in addition to every full hour. */
  turns: (string | null)[]
}

type Serving<A extends Access> = {
  /** Rejects a caller before the upload is read. */
  admit?: (caller: Caller<A>) => Promise<void>
  /**
   * True if the response is the same for all of a channel's guests and depends only on data that the shop's
   * version tracks (ADR 0054).
   */
  isShared?: boolean
}

/** A call before its uploaded file has been read. */
export type Caller<A extends Access> = Pick<
  Call<string, undefined, undefined, A>,
  keyof Services | 'channel' | 'member' | 'request'
>

type Answer<Response> = [Response] extends [undefined] ? void | Buffer : Response | Buffer

/**
 * Serves one endpoint. Its contract defines the method, path, access, query and body. Tests also validate the
 * response against it.
 */
export function serve<Path extends string, Query, Body, Response, A extends Access>(
  app: Api,
  endpoint: Endpoint<Path, Query, Body, Response, A>,
  handler: (call: Call<Path, Query, Body, A>) => Promise<Answer<NoInfer<Response>>>,
  { admit, isShared = false }: Serving<A> = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: getBodyLimit(endpoint),
    async handler(request, reply) {
      const { services, admission } = app
      refuseBrokenEscapes(request.url)
      const { channel, version } = await admission.shopOf(request.headers['x-ecd-channel-id'])
      if (endpoint.path !== openInMaintenance) admission.refuseInMaintenance(channel)
      const member = await resolveMember(admission, endpoint.access, channel, request)
      const isGuests = isShared && member === null && request.headers.authorization === undefined
      const shared = isGuests ? findShared(services, { channel, version, request }) : undefined
      if (shared) return sendShared(reply, shared)
      if (admit) await admit({ ...services, channel, member, request } as Caller<A>)
      const upload = endpoint.multipart ? await readUpload(request) : null
      if (!isStorable(request.params)) throw new Rejection(404, 'route.not_found', 'ページが見つかりません')
      const call = {
        ...services,
        channel,
        version,
        member,
        params: restWithSlash(request.params as Record<string, string>),
        query: endpoint.query
          ? checkRequest(normaliseQuery(request.query as Record<string, unknown>), endpoint.query)
          : undefined,
        body: endpoint.body ? checkRequest(upload?.fields ?? request.body, endpoint.body) : undefined,
        upload,
        request,
        reply,
        turns: [],
      } as unknown as Call<Path, Query, Body, A>

      // A public response varies by shop. Clients revalidate the response every time, because stock and
      // prices change.
      if (endpoint.access === 'public' && endpoint.method === 'GET')
        void reply.headers({ vary: 'x-ecd-channel-id, authorization', 'cache-control': 'no-cache' })
      if (endpoint.access !== 'public' || member || endpoint.method !== 'GET')
        void reply.header('cache-control', 'no-store')
      if (isGuests) return sendShared(reply, await cachedForGuests(call, endpoint, () => handler(call)))
      const answer = await handler(call)
      if (Buffer.isBuffer(answer)) return reply.send(answer)
      if (!endpoint.response || answer === undefined)
        return reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send()
      if (services.config.isAnswerChecked) assert(answer, endpoint.response)
      return reply.type('application/json; charset=utf-8').send(jsonFromStorage(answer, channel))
    },
  })
}

/** Large enough that an overlong field is reported by name. A call without a body needs almost nothing. */
const bodyLimitBytes = { ofAForm: 1024 * 1024, withoutABody: 16 * 1024 }

function getBodyLimit({ body, multipart }: { body?: object; multipart: boolean }): number {
  return body || multipart ? bodyLimitBytes.ofAForm : bodyLimitBytes.withoutABody
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

function restWithSlash(params: Record<string, string>): Record<string, string> {
  const rest = params['*']
  return rest === undefined ? params : { ...params, '*': rest.startsWith('/') ? rest : `/${rest}` }
}
