/**
 * What a remote exposes as `./headless`, if it does something without a screen: answers the calls that bear
 * its name, tells of a state. The shell starts it once; what comes back ends it.
 */
export type RemoteHeadless = { start(): () => void }
