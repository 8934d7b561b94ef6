import { Rejection } from '../http/rejection'

const code = 'payment_service.unreachable'

/** @param cause why there was no response, or the unusable response with its `status` */
export const unreachable = (cause: unknown) =>
  Object.assign(
    new Rejection(
      502,
      code,
      '決済サービスに接続できませんでした。しばらくしてから、もう一度お試しください。',
    ),
    { cause },
  )

/** Whether the service didn't respond at all, in which case the next request would time out too. */
export function isServiceAway(error: unknown): boolean {
  if (!(error instanceof Rejection) || error.code !== code) return false
  return (error.cause as { status?: number } | undefined)?.status === undefined
}
