import type { HydrationState } from 'react-router-dom'
import { UNSAFE_ErrorResponseImpl } from 'react-router-dom'

/** Finds a remote's hydration data. Only matches scripts: an article may contain any id, but no scripts. */
const hydrationBlock = (remote: string) => document.querySelector(`script#hydration-${remote}`)

type WireError =
  | { __type: 'route'; status: number; statusText: string; data: unknown }
  | { __type: 'error'; message: string; status?: number }

type ServedState = { loaderData: unknown; actionData?: unknown; errors?: Record<string, unknown> | null }

/** Serialises loader data, posted data and errors into the page, on the server. */
export function dehydrate(state: ServedState) {
  const errors =
    state.errors &&
    Object.fromEntries(Object.entries(state.errors).map(([id, error]) => [id, wireError(error)]))
  const posted = state.actionData ? { actionData: state.actionData } : {}
  return { loaderData: state.loaderData, ...posted, errors: errors ?? null }
}

function wireError(error: unknown): WireError {
  if (error instanceof UNSAFE_ErrorResponseImpl)
    return { __type: 'route', status: error.status, statusText: error.statusText, data: error.data }
  const status = (error as { status?: number } | undefined)?.status
  return { __type: 'error', message: 'エラーが発生しました', ...(status === undefined ? {} : { status }) }
}

/** Takes this remote's hydration data from the page. Works only once. */
export function takeHydration(remote: string): HydrationState | undefined {
  const script = hydrationBlock(remote)
  if (!script) return undefined
  script.remove()
  const state = JSON.parse(script.textContent) as {
    loaderData: HydrationState['loaderData']
    actionData?: HydrationState['actionData']
    errors: Record<string, WireError> | null
  }
  return {
    loaderData: state.loaderData,
    ...(state.actionData ? { actionData: state.actionData } : {}),
    errors:
      state.errors &&
      Object.fromEntries(Object.entries(state.errors).map(([id, error]) => [id, revive(error)])),
  }
}

function revive(error: WireError): unknown {
  if (error.__type === 'route')
    return new UNSAFE_ErrorResponseImpl(error.status, error.statusText, error.data)
  return Object.assign(new Error(error.message), error.status === undefined ? {} : { status: error.status })
}
