/** Script by nonce only; styles are files; no element may carry a style attribute. */
export function contentSecurityPolicy(nonce: string, { connect = [], isDeveloper = false }: { connect?: string[]; isDeveloper?: boolean } = {}): string {
  const developer = isDeveloper ? ['http://localhost:*', 'ws://localhost:*'] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isDeveloper ? ["'unsafe-eval'"] : [])],
    'style-src': isDeveloper ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'img-src': ["'self'", 'data:', ...connect],
    'connect-src': ["'self'", ...connect, ...developer],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
