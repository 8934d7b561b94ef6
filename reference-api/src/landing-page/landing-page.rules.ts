/** True for a path of this shop, never another origin in any spelling. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && new URL(url, 'https://own.invalid').origin === 'https://own.invalid'
}
