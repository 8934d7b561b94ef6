/**
 * Keeps the address of a request, which a server reads from the socket: it is gone once the sender hangs up.
 * Runs as the first `onRequest` hook.
 */
export async function keepAddress(request: { readonly ip: string | undefined }): Promise<void> {
  Object.defineProperty(request, 'ip', { value: request.ip ?? 'unknown' })
}
