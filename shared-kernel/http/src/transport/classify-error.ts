import { isAxiosError, isCancel } from 'axios'
import {
  InvalidChannelError,
  MaintenanceError,
  NetworkError,
  RequestCancelled,
  ResponseError,
  TimeoutError,
  UnauthorisedError,
  type ErrorBody,
} from '../errors'

const invalidChannelMessage = 'チャネルが存在しない'

/** Maps a failure to an error class of §8. No other code does this; it uses `instanceof` instead. */
export async function classifyError(cause: unknown): Promise<Error> {
  if (isCancel(cause)) return new RequestCancelled('cancelled', { cause })
  if (!isAxiosError(cause)) return cause instanceof Error ? cause : new Error(String(cause))
  if (cause.response) return ofStatus(cause.response.status, await readBody(cause.response.data), cause)
  if (cause.message.includes('timeout of')) return new TimeoutError(cause.message, { cause })
  return new NetworkError(cause.message, { cause })
}

function ofStatus(status: number, body: ErrorBody, cause: unknown): ResponseError {
  if (body.message === invalidChannelMessage) return new InvalidChannelError(status, body, { cause })
  if (status === 503) return new MaintenanceError(status, body, { cause })
  if (status === 401) return new UnauthorisedError(status, body, { cause })
  return new ResponseError(status, body, { cause })
}

/** Reads the body of an error response. If the call requested a file, the body arrives as a blob too. */
async function readBody(data: unknown): Promise<ErrorBody> {
  if (!(data instanceof Blob)) return typeof data === 'object' && data !== null ? data : {}
  const text = await data.text()
  return data.type.includes('json') ? (JSON.parse(text) as ErrorBody) : {}
}
