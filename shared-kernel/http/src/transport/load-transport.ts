/** Loaded lazily, because a server-rendered page makes no calls until the shopper uses it. */
export const loadTransport = () => import('./send')

/** The page's latest responses, each returned only once. */
export const takeRecentAnswers = async () => (await loadTransport()).takeRecentAnswers()
