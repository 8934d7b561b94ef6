export { keepEarlyActs } from './keep-early-acts'
export { renderFragment, type Fragment } from './render-fragment'
export { serveRemote, type RemoteRelease } from './serve-remote'
