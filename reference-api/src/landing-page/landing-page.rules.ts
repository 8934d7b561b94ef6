/** True for a path within this shop. False for another origin, however it's spelled. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && new URL(url, 'https://own.invalid').origin === 'https://own.invalid'
}
