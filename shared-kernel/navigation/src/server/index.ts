export { keepEarlyActs } from './keep-early-acts'
export { keepEarlyInput, restoreEarlyInput } from './keep-early-input'
export { renderFragment, type Fragment } from './render-fragment'
export { serveRemote, type RemoteRelease } from './serve-remote'
