let namespace = ''

/** What this browser keeps from now on is the tenant's (SITE.NAMESPACE): shops share nothing. */
export function keepFor(tenant: string) {
  namespace = tenant
}

/** The name under which something is kept for the tenant of this page. */
export const keptAs = (name: string) => (namespace === '' ? name : `${namespace}.${name}`)
