/** A path of this shop: never another origin, however it is spelled. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && new URL(url, 'https://own.invalid').origin === 'https://own.invalid'
}
