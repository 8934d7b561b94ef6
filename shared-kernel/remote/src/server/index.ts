export { queueEventsBeforeHydration } from './queue-events'
export { persistInputBeforeHydration, restoreInputBeforeHydration } from './persist-input'
export { createRemoteServer } from './remote-server'
export { renderFragment, type Fragment } from './render-fragment'
