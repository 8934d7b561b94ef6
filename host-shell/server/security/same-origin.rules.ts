/** What a browser says of where a request comes from. */
type Provenance = { origin?: string; secFetchSite?: string }

/**
 * A form counts when one of the shop's own pages has sent it (cross-site request forgery). `Sec-Fetch-Site`
 * decides where there is one: a page without a referrer sends `Origin: null`.
 */
export const isSameOrigin = ({ origin, secFetchSite }: Provenance, ownOrigin: string): boolean =>
  secFetchSite === undefined ? origin === ownOrigin : secFetchSite === 'same-origin'
