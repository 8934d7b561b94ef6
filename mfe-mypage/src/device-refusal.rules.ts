/**
 * Returns a message if the device rejected the request or the member cancelled it. Returns undefined for any
 * other error.
 */
export function deviceRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return 'この端末のパスキーは、すでに登録されています。'
  if (error.name === 'NotSupportedError') return 'この端末では、パスキーをお使いいただけません。'
  const isGivenUp = ['NotAllowedError', 'AbortError'].includes(error.name)
  return isGivenUp ? 'パスキーの操作を取りやめました。' : undefined
}

/** Checks for the WebAuthn API, which older browsers lack. */
export const isPasskeyDevice = () => typeof window.PublicKeyCredential === 'function'
