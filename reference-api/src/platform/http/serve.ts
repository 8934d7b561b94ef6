import type { Access, Endpoint, PathParams } from '@storefront/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services'
import { writeListHeaders } from '../paging/answer-list'
import { authenticate, type Admission } from './authenticate'
import type { Caller } from './caller'
import { Rejection } from './rejection'
import { checkRequest, isStorable, normaliseQuery, refuseBrokenEscapes } from './request-check'
import { respond, writeCacheControl } from './response/respond'
import { readUpload, type Upload } from './upload'

export type Route = { method: string; url: string }

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
    routes: Route[]
    admission: Admission
  }
}

/** The API's Fastify instance, which `buildApp` decorates. */
export type Api = FastifyInstance

/** A handler's input, fully validated. */
export type Call<Path extends string, Query, Body, A extends Access> = Caller<A> & {
  params: { [Name in keyof PathParams<Path>]: string }
  query: Query
  body: Body
  upload: Upload | null
  reply: FastifyReply
}

type Serving<A extends Access> = {
  /** Rejects a caller before the upload is read. */
  admit?: (caller: Caller<A>) => Promise<void>
}

type Answer<Response> = Buffer | ([Response] extends [undefined] ? void : Response)

/**
 * Serves one endpoint. Its contract defines the method, path, access, query and body. Tests also validate the
 * response against it.
 */
export function serve<Path extends string, Query, Body, Result, A extends Access>(
  app: Api,
  endpoint: Endpoint<Path, Query, Body, Result, A>,
  handler: (call: Call<Path, Query, Body, A>) => Promise<Answer<NoInfer<Result>>>,
  { admit }: Serving<A> = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: getBodyLimit(endpoint),
    async handler(request, reply) {
      const caller = await identifyCaller(app, endpoint, request)
      if (admit) await admit(caller)
      const call = await readCall(caller, endpoint, reply)
      writeCacheControl(reply, endpoint, call.member)
      const answer = await handler(call)
      writeListHeaders(reply, endpoint, answer)
      return respond(call, endpoint, answer)
    },
  })
}

async function identifyCaller<A extends Access>(
  { services, admission }: Api,
  endpoint: { path: string; access: A },
  request: FastifyRequest,
): Promise<Caller<A>> {
  refuseBrokenEscapes(request.url)
  return { ...services, ...(await authenticate(admission, endpoint, request)), request } as Caller<A>
}

/** Reads and validates the upload, path, query and body, in this order. */
export async function readCall<Path extends string, Query, Body, A extends Access>(
  caller: Caller<A>,
  { multipart, query, body }: Pick<Endpoint<Path, Query, Body>, 'path' | 'multipart' | 'query' | 'body'>,
  reply: FastifyReply,
): Promise<Call<Path, Query, Body, A>> {
  const { request } = caller
  const upload = multipart ? await readUpload(request) : null
  if (!isStorable(request.params)) throw new Rejection(404, 'route.not_found', 'ページが見つかりません')
  return {
    ...caller,
    params: restWithSlash(request.params as Record<string, string>),
    query: query && checkRequest(normaliseQuery(request.query as Record<string, unknown>), query),
    body: body && checkRequest(upload?.fields ?? request.body, body),
    upload,
    reply,
  } as unknown as Call<Path, Query, Body, A>
}

/** Large enough that an overlong field is reported by name. A call without a body needs almost nothing. */
const bodyLimitBytes = { ofAForm: 1024 * 1024, withoutABody: 16 * 1024 }

export function getBodyLimit({ body, multipart }: { body?: object; multipart: boolean }): number {
  return body || multipart ? bodyLimitBytes.ofAForm : bodyLimitBytes.withoutABody
}

function restWithSlash(params: Record<string, string>): Record<string, string> {
  const rest = params['*']
  return rest === undefined ? params : { ...params, '*': rest.startsWith('/') ? rest : `/${rest}` }
}
