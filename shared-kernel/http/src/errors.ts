/** The server's refusal: `{ message, code, errors }`. */
export type ErrorBody = { message?: string; code?: string; errors?: Record<string, string[]> }

/** The request never reached the server or its answer never came back; §8 ignores it. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** No answer within the time allowed ('timeout of …'); §8 raises it. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** The caller gave up, usually by a route change; silent (§8). */
export class RequestCancelled extends Error {
  override name = 'RequestCancelled'
}

/** The server answered with a status of 400 or more. */
export class ResponseError extends Error {
  override name = 'ResponseError'
  readonly code: string
  /** Messages per field of the request, for the form that sent it. */
  readonly errors: Record<string, string[]>

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    options?: ErrorOptions,
  ) {
    super(body.message ?? `HTTP ${status}`, options)
    this.code = body.code ?? ''
    this.errors = body.errors ?? {}
  }
}

/** The channel does not exist: the whole shop answers 404 (§8). */
export class InvalidChannelError extends ResponseError {
  override name = 'InvalidChannelError'
}

export type MaintenanceNotice = { title: string; message: string; gtm_id?: string | null }

/** The shop is closed for maintenance (503, §8). */
export class MaintenanceError extends ResponseError {
  override name = 'MaintenanceError'

  get notice(): MaintenanceNotice {
    return { title: 'メンテナンス中', message: this.message, ...(this.body as Partial<MaintenanceNotice>) }
  }
}

/** A 401 that a refresh did not resolve, or of a call without a token. */
export class UnauthorisedError extends ResponseError {
  override name = 'UnauthorisedError'
}

/** The state of a form that was posted without scripts. */
export type PostedForm = {
  /** The command of its screen. */
  intent: string
  message?: string
  /** Messages by the names of the form's controls. */
  errors?: Record<string, string[]>
  /** Submitted values by the names of the controls; secrets are omitted. */
  values?: Record<string, string>
  /** Valid: the values await confirmation, or return to the form for changes. */
  isPrepared?: boolean
}

/**
 * For optional parts of a screen: a refused call becomes undefined, and the screen renders without the part.
 * @throws errors of the whole screen: maintenance, an invalid channel, a lost connection
 */
export function refusedAsNothing(error: unknown): undefined {
  if (
    error instanceof ResponseError &&
    !(error instanceof MaintenanceError) &&
    !(error instanceof InvalidChannelError)
  )
    return undefined
  throw error
}
