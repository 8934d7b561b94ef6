/** The browser's headers about a request's origin. */
type Provenance = { origin?: string; secFetchSite?: string }

/**
 * Accepts forms only from the shop's own pages, to prevent cross-site request forgery. `Sec-Fetch-Site` takes
 * precedence, because a page without a referrer sends `Origin: null`.
 */
export const isSameOrigin = ({ origin, secFetchSite }: Provenance, ownOrigin: string): boolean =>
  secFetchSite === undefined ? origin === ownOrigin : secFetchSite === 'same-origin'
