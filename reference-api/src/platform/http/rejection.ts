/** Messages by field, in the shopper's language. */
export type FieldErrors = Record<string, string[]>

/** An error that rejects the request. Serialised as `{ message, code, errors }` (§8). */
export class Rejection extends Error {
  override name = 'Rejection'

  constructor(
    readonly status: number,
    readonly code: string,
    message = '',
    readonly errors: FieldErrors = {},
    readonly headers: Record<string, string> = {},
    /** Additional properties of the body, e.g. a maintenance notice. */
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

/** Creates a 422 whose message is about one field. */
export const rejectedField = (code: string, field: string, message: string): Rejection =>
  new Rejection(422, code, message, { [field]: [message] })

/** Creates a 422 with messages by field. The first message also becomes the overall message. */
export function invalidFields(errors: FieldErrors): Rejection {
  return new Rejection(
    422,
    'validation.failed',
    Object.values(errors)[0]?.[0] ?? '入力内容をご確認ください',
    errors,
  )
}

/**
 * Throws a 422 with all messages, or does nothing if there are none. If a field occurs twice, its later
 * message wins.
 */
export function refuseProblems(...found: FieldErrors[]): void {
  const errors = Object.assign({}, ...found) as FieldErrors
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
