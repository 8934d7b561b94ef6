import { Rejection } from '../../platform/http/rejection'

const code = 'payment_service.unreachable'

/**
 * Creates a 502 for a service that gave no usable response.
 * @param cause error that explains the missing response, or the unusable response with its `status`
 */
export const unreachable = (cause: unknown) =>
  Object.assign(
    new Rejection(
      502,
      code,
      '決済サービスに接続できませんでした。しばらくしてから、もう一度お試しください。',
    ),
    { cause },
  )

/** Checks whether the service didn't respond at all, in which case the next request would time out too. */
export function isServiceAway(error: unknown): boolean {
  if (!(error instanceof Rejection) || error.code !== code) return false
  return (error.cause as { status?: number } | undefined)?.status === undefined
}
