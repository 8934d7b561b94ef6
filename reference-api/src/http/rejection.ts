/** Messages by field, in the shopper's language. */
export type FieldErrors = Record<string, string[]>

/** The only way to refuse a request: serialised as `{ message, code, errors }` (§8). */
export class Rejection extends Error {
  override name = 'Rejection'

  constructor(
    readonly status: number,
    readonly code: string,
    message = '',
    readonly errors: FieldErrors = {},
    readonly headers: Record<string, string> = {},
    /** Further members of the body, e.g. a maintenance notice. */
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

/** 422 with messages by field; the first one is the overall message. */
export function invalidFields(errors: FieldErrors): Rejection {
  return new Rejection(
    422,
    'validation.failed',
    Object.values(errors)[0]?.[0] ?? '入力内容をご確認ください',
    errors,
  )
}

/** Throws the 422 of all messages found; a later one of the same field wins. */
export function refuseProblems(...found: FieldErrors[]): void {
  const errors = Object.assign({}, ...found) as FieldErrors
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
