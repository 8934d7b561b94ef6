/**
 * Adds a service's own script; the policy trusts what a trusted script adds. A service that does not come is
 * silent (§8).
 */
export function addScript(url: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
