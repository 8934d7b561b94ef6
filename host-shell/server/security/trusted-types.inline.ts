type TrustedTypes = {
  createPolicy(name: string, policy: Record<string, (text: string) => string | undefined>): void
}

/**
 * Creates the only trusted types policy. The name `default` makes the browser consult the policy for every
 * string that could become code. The script must run in the document's head before any other script. Scripts
 * may come from the shop and its enabled services. Markup comes from the shop's server, which sanitises it;
 * markup that could still run code is dropped.
 */
export function createTrustedTypesPolicy(services: string[]): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const isService = (url: URL) =>
    services.some((service) => {
      const { protocol, host } = new URL(service.replace('*.', ''))
      const isHost = service.includes('*.') ? url.host.endsWith(`.${host}`) : url.host === host
      return url.protocol === protocol && isHost
    })
  let isParsing = false
  /** Checks elements and attributes as the browser parses them. Parsing alone runs no code. */
  const canRun = (html: string) => {
    isParsing = true
    const elements = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')]
    isParsing = false
    const isCode = (value: string) =>
      /^[\s\0-\x1f]*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|data\s*:\s*text\/html)/i.test(value)
    return elements.some(
      (element) =>
        /^(script|iframe|object|embed|base|form|meta|link)$/i.test(element.localName) ||
        [...element.attributes].some(({ name, value }) => /^on/i.test(name) || isCode(value)),
    )
  }
  trustedTypes?.createPolicy('default', {
    createScriptURL(text: string) {
      const url = new URL(text, document.baseURI)
      const isOwn = url.protocol === location.protocol && url.host === location.host
      return isOwn || isService(url) ? text : undefined
    },
    // Allows structured data for search engines. JSON does nothing when run as a script.
    createScript(text: string) {
      try {
        return JSON.parse(text) ? text : undefined
      } catch {
        return undefined
      }
    },
    createHTML(html: string) {
      const isReactsEmptyScript = /^<script><\/script>$/.test(html)
      return isParsing || isReactsEmptyScript || !canRun(html) ? html : ''
    },
  })
}
