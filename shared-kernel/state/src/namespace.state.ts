let namespace = ''

/** Stores this browser's data under the tenant's name (SITE.NAMESPACE), so that shops don't share any. */
export function keepFor(tenant: string) {
  namespace = tenant
}

/** The storage key for `name` with this page's tenant. */
export const keptAs = (name: string) => (namespace === '' ? name : `${namespace}.${name}`)
