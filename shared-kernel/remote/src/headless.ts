/**
 * The module `./headless` of a remote that works without a screen: it handles calls and publishes state. The
 * shell calls `start` once. The returned function stops the module.
 */
export type RemoteHeadless = { start(): () => void }
