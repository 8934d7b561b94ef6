/** Loads the transport lazily, because a server-rendered page makes no calls until the shopper uses it. */
export const loadTransport = () => import('./send')

/** Returns the page's latest responses, each only once. */
export const takeRecentAnswers = async () => (await loadTransport()).takeRecentAnswers()
