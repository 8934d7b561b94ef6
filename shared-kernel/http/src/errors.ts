/** The body of an error response: `{ message, code, errors }`. */
export type ErrorBody = { message?: string; code?: string; errors?: Record<string, string[]> }

/**
 * The request never reached the server, or its response never arrived. Unless a screen handles it, the shell
 * ignores it (§8).
 */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** No response in time ('timeout of …'). Unless a screen handles it, it is reported as uncaught (§8). */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** The caller cancelled the request, usually by navigating away. Ignored as per §8. */
export class RequestCancelled extends Error {
  override name = 'RequestCancelled'
}

/** The server responded with a status of 400 or above. */
export class ResponseError extends Error {
  override name = 'ResponseError'
  readonly code: string
  /** Messages by request field, for the form that sent the request. */
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

/** The channel doesn't exist, so the whole shop is a 404 (§8). */
export class InvalidChannelError extends ResponseError {
  override name = 'InvalidChannelError'
}

export type MaintenanceNotice = { title: string; message: string; gtm_id?: string | null }

/** The shop is down for maintenance (503, §8). */
export class MaintenanceError extends ResponseError {
  override name = 'MaintenanceError'

  get notice(): MaintenanceNotice {
    return { title: 'メンテナンス中', message: this.message, ...(this.body as Partial<MaintenanceNotice>) }
  }
}

/** A 401 that a refresh didn't resolve, or a 401 to a call without a token. */
export class UnauthorisedError extends ResponseError {
  override name = 'UnauthorisedError'
}

/** The state of a form posted without JavaScript. */
export type PostedForm = {
  /** The command that the form sent. */
  intent: string
  message?: string
  /** Messages by the names of the form's controls. */
  errors?: Record<string, string[]>
  /** Submitted values by control name, without secrets. */
  values?: Record<string, string>
  /**
   * Undefined if the values were rejected. True: the next step is shown, e.g. a confirmation. False: the form
   * is shown again for changes.
   */
  isPrepared?: boolean
}

/**
 * Turns a rejected call into undefined, so that a screen can render without an optional part.
 * @throws errors that affect the whole screen: maintenance, an invalid channel, a lost connection
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
