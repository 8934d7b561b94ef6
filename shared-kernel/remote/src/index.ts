export { createRemote, type RemoteApp } from './create-remote'
export { loadLazyRoutes, loadScreens, prefetchRoute } from './prepared-routes'
export { statusOfError, withRootRoutes } from './root-routes'
export { createWidget, Widget } from './widget'
