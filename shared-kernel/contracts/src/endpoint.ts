import type { Struct } from 'superstruct'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Allowed callers: `public` ignores a stale token, `any` serves guests and members differently, and `member`
 * responds 401 to a guest.
 */
export type Access = 'public' | 'any' | 'member'

/** A decision in `docs/adr`, e.g. `ADR 0059`. */
export type Decision = `ADR ${number}`

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never

/**
 * The `:name` parts of a path, each a string or number. `*` is the rest of the path, including its leading
 * slash.
 */
export type PathParams<Path extends string> = Record<ParamNames<Path>, string | number>

/** The response kind. `file` is a binary with `x-suggested-filename`, or JSON if it is delayed. */
export type Payload = 'json' | 'file'

export type Endpoint<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Response = unknown,
  Allowed extends Access = Access,
> = {
  readonly method: HttpMethod
  /** Express-style path, e.g. `/v1/me/user-addresses/:id`. Defined only here. */
  readonly path: Path
  readonly access: Allowed
  /** The decision that adds this call to those of §7. Absent for a call of §7. */
  readonly beyondSpec?: Decision
  readonly query?: Struct<Query, unknown>
  /** Strict: an unknown field is a 400. */
  readonly body?: Struct<Body, unknown>
  /** Tolerant: the server may add fields. If absent, the response has no body (204). */
  readonly response?: Struct<Response, unknown>
  readonly payload: Payload
  /** True if the body is multipart/form-data. `body` then describes its text fields. */
  readonly multipart: boolean
}

/** The request body, e.g. `BodyOf<typeof addCartProduct>`, or undefined if there is none. */
export type BodyOf<E> = E extends { body?: Struct<infer Body, unknown> | undefined } ? Body : undefined

type Definition<Path extends string, Query, Body, Response, Allowed extends Access> = {
  method: HttpMethod
  path: Path
  access: Allowed
  beyondSpec?: Decision
  query?: Struct<Query, unknown>
  body?: Struct<Body, unknown>
  response?: Struct<Response, unknown>
  payload?: Payload
  multipart?: boolean
}

/** Declares one call to the shop's API, of §7 unless `beyondSpec` names the decision that adds it. */
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
