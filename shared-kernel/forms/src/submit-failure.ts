import {
  NetworkError,
  ResponseError,
  TimeoutError,
  UnauthorisedError,
  MaintenanceError,
} from '@storefront/http'
import { FORM_ERROR, setIn } from 'final-form'

/**
 * Error messages of a failed submit, by field. Messages for fields that the form lacks appear above the form.
 */
export type SubmitErrors = Record<string, unknown> | undefined

/**
 * Converts the server's error response into messages. Returns undefined if the screen must handle the error.
 */
export function toSubmitErrors(error: unknown, fieldNames: readonly string[]): SubmitErrors {
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return { [FORM_ERROR]: '通信に失敗しました。電波の状態をご確認のうえ、もう一度お試しください。' }
  }
  if (
    !(error instanceof ResponseError) ||
    error instanceof UnauthorisedError ||
    error instanceof MaintenanceError
  )
    return undefined
  // A 400 means that the screen sent a malformed request. The shopper can't correct it.
  if (error.status === 400)
    return { [FORM_ERROR]: '送信できませんでした。ページを読み込み直して、もう一度お試しください。' }
  if (error.status >= 500)
    return { [FORM_ERROR]: 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。' }

  const messages = Object.entries(error.errors).map(([name, texts]) => ({ name, text: texts.join(' ') }))
  const known = messages.filter(({ name }) => fieldNames.includes(name))
  const rest = messages.filter(({ name }) => !fieldNames.includes(name)).map(({ text }) => text)
  const atFields = known.reduce(
    (errors, { name, text }) => setIn(errors, name, text) as Record<string, unknown>,
    {} as Record<string, unknown>,
  )
  if (messages.length === 0) return { [FORM_ERROR]: error.message }
  return rest.length > 0 ? { ...atFields, [FORM_ERROR]: rest.join(' ') } : atFields
}
