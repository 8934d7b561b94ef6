import type { Endpoint } from '@storefront/contracts'
import type { FastifyReply } from 'fastify'
import { writeListHeaders } from '../paging/answer-list'
import { enterShop, readAccessToken } from './authenticate'
import type { Caller, Member } from './caller'
import { refuseBrokenEscapes } from './request-check'
import { toExpiring, type Expiring } from './response/expiring'
import type { MemberFlag } from './response/member-flags.rules'
import {
  cacheResponse,
  findCachedResponse,
  sendToGuest,
  sendToMember,
  writeUncached,
} from './response/response-cache'
import { respond } from './response/respond'
import { getBodyLimit, readCall, type Api, type Call } from './serve'

/** The input of a handler whose answer everybody shares. It says nothing of who calls. */
export type SharedCall<Path extends string = string, Query = undefined> = Omit<
  Call<Path, Query, undefined, 'public'>,
  'member' | 'request' | 'body' | 'upload'
>

/** A caller of whom nothing is known yet but the shop. */
type Visitor = Omit<Caller<'public'>, 'member'>

type MembersPart<Path extends string, Query, Response> = {
  /** The fields that are true for some members. The handler answers them with false. */
  flags?: readonly MemberFlag[]
  /** Returns a member's own answer, or undefined for the shared one. */
  ownAnswer?: (call: SharedCall<Path, Query> & { member: Member }) => Promise<Response | undefined>
}

/**
 * Serves an endpoint whose answer is the same for a channel's guests and members, apart from its flags, and
 * depends only on data that the shop's version tracks (ADR 0054). Guests get it as public; anyone who sends
 * an authorization gets a copy that no cache may store.
 */
export function serveShared<Path extends string, Query, Response>(
  app: Api,
  endpoint: Endpoint<Path, Query, undefined, Response, 'public'>,
  handler: (call: SharedCall<Path, Query>) => Promise<NoInfer<Response> | Expiring<NoInfer<Response>>>,
  { flags = [], ownAnswer }: MembersPart<Path, Query, NoInfer<Response>> = {},
): void {
  const { services, admission } = app

  async function findAnswer(visitor: Visitor, reply: FastifyReply) {
    const cached = findCachedResponse(visitor)
    if (cached) return cached
    writeUncached(reply, visitor.request)
    const call = await readCall({ ...visitor, member: null }, endpoint, reply)
    return cacheResponse(call, { response: endpoint.response, flags }, async () => {
      const answer = await handler(call)
      writeListHeaders(reply, endpoint, toExpiring(answer).response)
      return answer
    })
  }

  async function findOwnAnswer(visitor: Visitor, token: string, reply: FastifyReply) {
    const member = ownAnswer && (await admission.memberOf(visitor.channel, token))
    if (!member) return undefined
    const call = await readCall({ ...visitor, member: null }, endpoint, reply)
    const answer = await ownAnswer({ ...call, member })
    if (answer !== undefined) writeListHeaders(reply, endpoint, answer)
    return answer
  }

  async function answerLogin(visitor: Visitor, reply: FastifyReply) {
    writeUncached(reply, visitor.request)
    const token = readAccessToken(visitor.request)
    const own = token && (await findOwnAnswer(visitor, token, reply))
    if (own) return respond({ ...visitor, reply }, endpoint, own)
    const answer = await findAnswer(visitor, reply)
    const isFlagged = token !== undefined && answer.flags.length > 0
    const flagged = isFlagged ? await admission.memberOf(visitor.channel, token, answer.flags) : undefined
    return sendToMember(reply, answer, flagged)
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: getBodyLimit(endpoint),
    async handler(request, reply) {
      refuseBrokenEscapes(request.url)
      const visitor = { ...services, ...(await enterShop(admission, endpoint, request)), request }
      return request.headers.authorization === undefined
        ? sendToGuest(reply, await findAnswer(visitor, reply))
        : answerLogin(visitor, reply)
    },
  })
}
