export { readCookie, removeCookie, writeCookie } from './cookies.state'
export { createStore, type Store } from './create-store'
export { useBrowserValue } from './use-browser-value'
