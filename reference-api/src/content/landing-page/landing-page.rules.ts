/** Returns true for a path within this shop, and false for another origin in any spelling. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && new URL(url, 'https://own.invalid').origin === 'https://own.invalid'
}
