export { keepPresses } from './keep-presses'
export { renderFragment, type Fragment } from './render-fragment'
export { serveRemote, type RemoteRelease } from './serve-remote'
