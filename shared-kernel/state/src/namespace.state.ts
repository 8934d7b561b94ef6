let namespace = ''

/** Stores data of this browser under the tenant's name (SITE.NAMESPACE), so that shops share none. */
export function keepFor(tenant: string) {
  namespace = tenant
}

/** The storage key of `name` for this page's tenant. */
export const keptAs = (name: string) => (namespace === '' ? name : `${namespace}.${name}`)
