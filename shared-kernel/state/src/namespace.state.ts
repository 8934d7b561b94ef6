let namespace = ''

/**
 * Sets the tenant's prefix for this browser's stored data (SITE.NAMESPACE), so that shops don't share any
 * data.
 */
export function keepFor(tenant: string) {
  namespace = tenant
}

/** Returns the storage key for `name` with this page's tenant. */
export const keptAs = (name: string) => (namespace === '' ? name : `${namespace}.${name}`)
