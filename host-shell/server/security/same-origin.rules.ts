/** Headers of the browser about the origin of a request. */
type Provenance = { origin?: string; secFetchSite?: string }

/**
 * Accepts forms only from the shop's own pages (cross-site request forgery). `Sec-Fetch-Site` decides if
 * present: a page without a referrer sends `Origin: null`.
 */
export const isSameOrigin = ({ origin, secFetchSite }: Provenance, ownOrigin: string): boolean =>
  secFetchSite === undefined ? origin === ownOrigin : secFetchSite === 'same-origin'
