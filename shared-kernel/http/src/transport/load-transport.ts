/** Loaded lazily: a served page makes no call before the shopper uses it. */
export const loadTransport = () => import('./send')

/** The page's latest answers, each returned once. */
export const takeRecentAnswers = async () => (await loadTransport()).takeRecentAnswers()
