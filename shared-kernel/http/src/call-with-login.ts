import type { Answer } from './call'
import { UnauthorisedError } from './errors'
import type { RequestScope } from './request-scope'
import { loadTransport } from './transport/load-transport'
import type { CallableEndpoint, RequestDetails } from './transport/send'

/** Sends a call. After a 401 to a call with a token, refreshes the login and retries once (§8). */
export async function sendWithLogin<Response>(
  endpoint: CallableEndpoint,
  details: RequestDetails,
  scope: RequestScope,
  token: string | undefined,
): Promise<Answer<Response>> {
  const { send } = await loadTransport()
  try {
    return await send<Response>(endpoint, details, scope, token)
  } catch (error) {
    if (!(error instanceof UnauthorisedError) || token === undefined || !(await scope.renewAccess(token)))
      throw error
    return await retry<Response>(endpoint, details, scope)
  }
}

/** Sends the call again with the new token. A second 401 ends the login (§8). */
async function retry<Response>(
  endpoint: CallableEndpoint,
  details: RequestDetails,
  scope: RequestScope,
): Promise<Answer<Response>> {
  const { send } = await loadTransport()
  try {
    return await send<Response>(endpoint, details, scope, await scope.accessToken())
  } catch (error) {
    if (error instanceof UnauthorisedError) scope.onLoginRefused?.()
    throw error
  }
}
