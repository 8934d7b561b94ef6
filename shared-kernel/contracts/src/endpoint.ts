import type { Struct } from 'superstruct'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The allowed callers: `public` uses a valid token and never refuses a stale one, `any` serves guest and
 * member differently, `member` answers 401 to a guest.
 */
export type Access = 'public' | 'any' | 'member'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never

/**
 * The `:name` parts of a path, each a string or number; `*` is the rest of the path with its leading slash.
 */
export type PathParams<Path extends string> = Record<ParamNames<Path>, string | number>

/**
 * The response's kind: `file` is a binary with `x-suggested-filename`, but JSON when it is delayed.
 */
export type Payload = 'json' | 'file'

export type Endpoint<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Response = unknown,
  Allowed extends Access = Access,
> = {
  readonly method: HttpMethod
  /** Express-style path, e.g. `/v1/me/user-addresses/:id`; no other code spells it. */
  readonly path: Path
  readonly access: Allowed
  readonly query?: Struct<Query, unknown>
  /** Strict: an unknown member is a 400. */
  readonly body?: Struct<Body, unknown>
  /** Tolerant: the server may add members. Absent: the response body is empty (204). */
  readonly response?: Struct<Response, unknown>
  readonly payload: Payload
  /** Media type of a file, e.g. `application/pdf`. */
  readonly mediaType?: string
  /** True when the body is multipart/form-data; `body` then describes the text fields. */
  readonly multipart: boolean
}

/** The request body, e.g. `BodyOf<typeof addCartProduct>`; undefined without one. */
export type BodyOf<E> = E extends { body?: Struct<infer Body, unknown> | undefined } ? Body : undefined

type Definition<Path extends string, Query, Body, Response, Allowed extends Access> = {
  method: HttpMethod
  path: Path
  access: Allowed
  query?: Struct<Query, unknown>
  body?: Struct<Body, unknown>
  response?: Struct<Response, unknown>
  payload?: Payload
  mediaType?: string
  multipart?: boolean
}

/** Declares one call of the shop's API (§7). */
export function endpoint<
  const Path extends string,
  const Allowed extends Access,
  Query = undefined,
  Body = undefined,
  Response = undefined,
>(
  definition: Definition<Path, Query, Body, Response, Allowed>,
): Endpoint<Path, Query, Body, Response, Allowed> {
  return { payload: 'json', multipart: false, ...definition } as Endpoint<
    Path,
    Query,
    Body,
    Response,
    Allowed
  >
}
