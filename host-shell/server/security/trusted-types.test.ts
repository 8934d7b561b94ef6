import { inlineProgram } from '@storefront/remote/server'
import { createTrustedTypesPolicy } from './trusted-types.inline'

type Policy = {
  createScript(text: string): string | undefined
  createScriptURL(url: string): string | undefined
  createHTML(html: string): string
}

/** Returns the policy that the document's head registers for a shop with these services. */
function policyFor(services: string[]): Policy {
  const policies: Record<string, Policy> = {}
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => (policies[name] = policy) }
  new Function('window', inlineProgram(createTrustedTypesPolicy, services))({ trustedTypes })
  expect(Object.keys(policies)).toEqual(['default'])
  return policies.default!
}

const services = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']

test.each([
  '/shell/1.0.0/main.js',
  'http://localhost/remotes/cart/1.0.0/7.js',
  'https://www.googletagmanager.com/gtm.js?id=G',
  'https://region1.google-analytics.com/x.js',
])('allows scripts from %s', (url) => {
  expect(policyFor(services).createScriptURL(url)).toBe(url)
})

test.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://localhost/1',
  'https://google-analytics.com.evil.example/x.js',
  'https://evilgoogle-analytics.com/x.js',
  'http://www.googletagmanager.com/gtm.js',
])('rejects scripts from %s', (url) => {
  expect(policyFor(services).createScriptURL(url)).toBeUndefined()
})

test('allows a service’s scripts only from its own port', () => {
  const { createScriptURL } = policyFor(['http://localhost:8091'])

  expect(createScriptURL('http://localhost:8091/script.js')).toBeDefined()
  expect(createScriptURL('http://localhost:8092/script.js')).toBeUndefined()
})

test('rejects third-party scripts in a shop without services', () => {
  expect(policyFor([]).createScriptURL('https://www.googletagmanager.com/gtm.js')).toBeUndefined()
})

test('allows harmless markup whose text looks like code', () => {
  const html =
    '<p>お届け日 <a href="/guide">ご利用案内</a> &lt;script&gt; onclick= </p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'

  expect(policyFor([]).createHTML(html)).toBe(html)
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<p>a</p><script>alert(1)</script>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe src="/x"></iframe>',
  '<base href="//evil.example">',
  '<img alt=">" src=x onerror=alert(1)>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href=" java\tscript:alert(1)">a</a>',
  '<form action="//evil.example">',
])('drops markup that could run code (%s)', (html) => {
  expect(policyFor([]).createHTML(html)).toBe('')
})

test('allows only JSON as a script’s text', () => {
  const { createScript } = policyFor([])

  expect(createScript('{"@type":"Product"}')).toBe('{"@type":"Product"}')
  expect(createScript('alert(1)')).toBeUndefined()
})
