/**
 * The one policy of trusted types, by the name that the browser asks for every text that could become code. It runs in
 * the document's head before any other script. Scripts come from the shop and from services that it has switched on;
 * markup is the shop's own and was sanitised by its server: what could run all the same is dropped.
 */
export function trustedTypesPolicy(services: string[]): string {
  return `window.trustedTypes&&trustedTypes.createPolicy('default',(${defaultPolicy.toString()})(${JSON.stringify(services)}))`
}

/** Stands in the document as text: it uses nothing from outside itself. */
function defaultPolicy(services: string[]) {
  const isService = (url: URL) =>
    services.some((service) => {
      const { protocol, hostname } = new URL(service.replace('*.', ''))
      const isHost = service.includes('*.') ? url.hostname.endsWith(`.${hostname}`) : url.hostname === hostname
      return url.protocol === protocol && isHost
    })
  const canRun = /<(?:script|iframe|object|embed|base|form|meta|link)\b|<[^>]*[\s/"']on\w+\s*=|(?:href|src|action|data)\s*=\s*["']?\s*(?:javascript|data:text\/html)/i
  return {
    createScriptURL(text: string) {
      const url = new URL(text, document.baseURI)
      const isOwn = url.protocol === location.protocol && url.host === location.host
      return isOwn || isService(url) ? text : undefined
    },
    // Data for search engines; as a program, JSON does nothing.
    createScript(text: string) {
      try {
        return JSON.parse(text) ? text : undefined
      } catch {
        return undefined
      }
    },
    createHTML(html: string) {
      const isReactsEmptyScript = /^<script><\/script>$/.test(html)
      return isReactsEmptyScript || !canRun.test(html) ? html : ''
    },
  }
}
