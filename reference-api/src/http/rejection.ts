/** Messages by field, in the shopper's language. */
export type FieldErrors = Record<string, string[]>

/** The only way to reject a request. Serialised as `{ message, code, errors }` (§8). */
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

/** A 422 with messages by field. The first one becomes the overall message. */
export function invalidFields(errors: FieldErrors): Rejection {
  return new Rejection(
    422,
    'validation.failed',
    Object.values(errors)[0]?.[0] ?? '入力内容をご確認ください',
    errors,
  )
}

/** Throws a 422 with all the messages given. If a field occurs twice, the later message wins. */
export function refuseProblems(...found: FieldErrors[]): void {
  const errors = Object.assign({}, ...found) as FieldErrors
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
