/** The message if the device or its user rejected the request. Undefined for any other error. */
export function deviceRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return 'この端末のパスキーは、すでに登録されています。'
  if (error.name === 'NotSupportedError') return 'この端末では、パスキーをお使いいただけません。'
  const isGivenUp = ['NotAllowedError', 'AbortError'].includes(error.name)
  return isGivenUp ? 'パスキーの操作を取りやめました。' : undefined
}

/** False in older browsers, which don't have the API. */
export const isPasskeyDevice = () => typeof window.PublicKeyCredential === 'function'
