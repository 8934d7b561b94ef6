/** What the server says of a refusal: `{ message, code, errors }`. */
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

/** What the maintenance page shows. */
export type MaintenanceNotice = { title: string; message: string; gtm_id?: string | null }

/** The shop is closed for maintenance (503, §8). */
export class MaintenanceError extends ResponseError {
  override name = 'MaintenanceError'

  get notice(): MaintenanceNotice {
    return { title: 'メンテナンス中', message: this.message, ...(this.body as Partial<MaintenanceNotice>) }
  }
}

/** 401 that a refresh did not heal, or of a call without a token. */
export class UnauthorisedError extends ResponseError {
  override name = 'UnauthorisedError'
}

/** A form that a page sends without scripts, and what was wrong with it when it came back. */
export type PostedForm = {
  /** Which command of its screen. */
  intent: string
  message?: string
  /** Messages by the names of the form's controls. */
  errors?: Record<string, string[]>
  /** What was typed, by the names of the controls; secrets are never given back. */
  values?: Record<string, string>
  /** Nothing is wrong: what was typed waits for a second look, or is given back to be changed. */
  isPrepared?: boolean
}

/**
 * For a part that a screen can do without: what the server refuses is nothing, the screen stands.
 * @throws what concerns the screen as a whole: maintenance, a wrong channel, no line
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
