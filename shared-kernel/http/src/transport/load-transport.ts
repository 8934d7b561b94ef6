/** The transport is not part of a page's first load: a served page makes no call before it is used. */
export const loadTransport = () => import('./send')

/** The answers that this page was given last, each once. */
export const takeRecentAnswers = async () => (await loadTransport()).takeRecentAnswers()
