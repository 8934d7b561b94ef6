/** Message for a refusal by the device or its owner; undefined for any other failure. */
export function deviceRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return 'この端末のパスキーは、すでに登録されています。'
  if (error.name === 'NotSupportedError') return 'この端末では、パスキーをお使いいただけません。'
  const isGivenUp = ['NotAllowedError', 'AbortError'].includes(error.name)
  return isGivenUp ? 'パスキーの操作を取りやめました。' : undefined
}

/** Older browsers lack the API. */
export const isPasskeyDevice = () => typeof window.PublicKeyCredential === 'function'
