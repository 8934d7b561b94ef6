export { queueEventsBeforeHydration } from './queue-events'
export { persistInputBeforeHydration, restoreInputBeforeHydration } from './persist-input'
export { renderFragment, type Fragment } from './render-fragment'
export { serveRemote, type RemoteRelease } from './serve-remote'
