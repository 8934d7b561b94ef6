import type { FreshApi } from './fresh-api'

export async function mailedCode(api: FreshApi, address: string): Promise<string> {
  return /確認コード： (\d{6})/.exec((await api.newestMail(address))?.text ?? '')?.[1] ?? ''
}

/** Registers with the mailed code and returns the resulting login. */
export async function registered(
  api: FreshApi,
  body: { email: string } & Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const begun = await api.call('POST', '/v1/users', { headers, body })
  if (begun.status !== 200) return begun
  const verify_code = await mailedCode(api, body.email)
  return api.call('POST', '/v1/auth/verify', { headers, body: { user_id: begun.body.user_id, verify_code } })
}
