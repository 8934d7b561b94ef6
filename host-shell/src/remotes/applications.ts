import { coversPath, type ComposedRemote } from '@storefront/navigation'
import { type RemoteApp } from '@storefront/remote'
import { registerApplication, type ActivityFn, type LifeCycles } from 'single-spa'
import { shellPages } from '../pages/shell-pages'
import { failedRemote, forgetFailures } from './failed-remote'
import { getRemoteElement } from './outlet-element'
import { ownerOfPath, shellPagesName } from './path-owner'
import { loadApp, remotes } from './remote-loader'

export const getApp = (owner: string): Promise<RemoteApp> =>
  owner === shellPagesName ? Promise.resolve(shellPages) : loadApp(owner)

export function registerApplications() {
  for (const remote of remotes)
    register(
      remote.name,
      () => loadOrReplace(remote),
      ({ pathname }) => ownerOfPath(pathname) === remote.name && coversPath(remote.routes, pathname),
    )
  register(
    shellPagesName,
    async () => asLifecycles(shellPages),
    ({ pathname }) => ownerOfPath(pathname) === shellPagesName,
  )
}

function register(name: string, app: () => Promise<LifeCycles>, activeWhen: ActivityFn) {
  registerApplication({
    name,
    app,
    activeWhen,
    customProps: { domElementGetter: () => getRemoteElement(name) },
  })
}

async function loadOrReplace(remote: ComposedRemote): Promise<LifeCycles> {
  try {
    const app = await loadApp(remote.name)
    forgetFailures(remote.name)
    return asLifecycles(app)
  } catch (error) {
    return failedRemote(remote, error)
  }
}

function asLifecycles({ bootstrap, mount, unmount }: RemoteApp): LifeCycles {
  return { bootstrap, mount, unmount } as unknown as LifeCycles
}
