/**
 * A remote's module `./headless`, if it works without a screen: answers calls and publishes state. The shell
 * calls `start` once. Calling the returned function stops it.
 */
export type RemoteHeadless = { start(): () => void }
