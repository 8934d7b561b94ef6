import { emptySite } from '@storefront/site'
import { describeRelease } from '../release/release-description'
import { aRemote } from '../testing/fake-servers'
import { renderDocument, type Page } from './document'
import { inlineProgram } from '@storefront/remote/server'
import { startScripts } from './start-scripts.inline'

const shell = {
  scripts: [{ url: '/shell/1.0.0/main.js', integrity: 'sha384-shell' }, { url: '/shell/1.0.0/late.js' }],
  styles: [
    { url: '/shell/1.0.0/shell.css', integrity: 'sha384-css', text: 'body{margin:0}.shell-peek{margin:0}' },
  ],
}
const fragment = {
  owner: 'cart',
  version: '1.0.0',
  status: 200,
  html: '<h1>カート</h1>',
  screens: ['cart'],
  head: { title: 'カート' },
  hydration: { loaderData: { name: '</script><script>alert(1)</script>' } },
}
const aPage = (own: Partial<Page> = {}): Page => ({
  origin: 'https://shop.example.jp',
  pathname: '/cart',
  address: '/cart',
  nonce: 'n0nce',
  layout: 'default',
  site: { ...emptySite('tsunagu'), name: 'つなぐギフト' },
  composition: { id: 'c1', remotes: [] },
  shell,
  frame: { header: '<header>つなぐ</header>', footer: '<footer>©</footer>' },
  isDeveloper: false,
  start: 'loaded',
  ...own,
})

const read = (page: Page) => new DOMParser().parseFromString(renderDocument(page), 'text/html')
const dataOf = (document: Document, id: string) =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null')

const heldBy = (document: Document) =>
  document.querySelector<HTMLTemplateElement>('template#scripts')!.content

/** Describes a release without a server: fetch is mocked to return the release's files. */
async function knownCart() {
  const remote = aRemote('http://cart', { integrity: 'sha384-entry' })
  const answers: Record<string, unknown> = {
    'release.json': { shared: {}, files: { 'app.js': 'sha384-app', 'cart.js': 'sha384-cart' } },
    'mf-manifest.json': {
      exposes: [{ path: './app', assets: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } }],
    },
    'screens.json': {
      cart: { scripts: ['cart.js', 'app.js'], styles: ['cart.css'] },
      payment: { scripts: ['payment.js'], styles: ['payment.css'] },
    },
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const name = String(url).split('/').at(-1) ?? ''
    return name in answers ? Response.json(answers[name]) : new Response(`.${name}{content:"</style>"}`)
  })
  await describeRelease(remote)
  return remote
}

afterEach(() => jest.restoreAllMocks())

test('sets the nonce on every script and style without style attributes', async () => {
  const document = read(aPage({ owner: await knownCart(), fragment }))

  const running = [document, heldBy(document)].flatMap((part) => [
    ...part.querySelectorAll('script:not([type="application/json"]),style'),
  ])
  expect(running.length).toBeGreaterThan(5)
  expect(running.filter((element) => element.getAttribute('nonce') !== 'n0nce')).toEqual([])
  expect(document.querySelectorAll('[style]')).toHaveLength(0)
})

test('puts the trusted types policy before every other script and style', () => {
  const document = read(aPage({ fragment }))

  expect(document.querySelector('script,style,link')?.textContent).toContain('trustedTypes')
})

test('escapes a screen’s data that looks like markup', () => {
  const document = read(aPage({ fragment, site: { ...emptySite('tsunagu'), name: '</script><b>x' } }))

  expect(dataOf(document, 'hydration-cart')).toEqual(fragment.hydration)
  expect(dataOf(document, 'site').name).toBe('</script><b>x')
  expect(document.querySelectorAll('b')).toHaveLength(0)
  expect(
    [...document.querySelectorAll('script')].filter(({ textContent }) => textContent === 'alert(1)'),
  ).toEqual([])
})

test('escapes a theme’s name in its attribute', () => {
  const document = read(aPage({ site: { ...emptySite('tsunagu'), theme: '"><script>alert(1)</script>' } }))

  expect(document.documentElement.dataset.theme).toBe('"><script>alert(1)</script>')
})

test('renders the page in the outlet with its owner and status', () => {
  const document = read(aPage({ fragment: { ...fragment, status: 404 }, layout: 'simple' }))

  const served = document.querySelector<HTMLElement>('main#outlet > [data-app="cart"]')
  expect(served?.innerHTML).toBe('<h1>カート</h1>')
  expect(served?.dataset.ssr).toBe('404')
  expect(served?.hasAttribute('data-hydrating')).toBe(true)
  expect(document.body.dataset.layout).toBe('simple')
  expect(document.title).toBe('カート | つなぐギフト')
  expect(document.querySelector('.shell-waiting')).toBeNull()
})

/** Parses the main element as a browser without scripts would. */
const readWithoutScripts = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll(/<\/?noscript>/g, ''), 'text/html').querySelector('main')

test('offers a reload link without scripts if the fragment is missing', () => {
  const html = renderDocument(aPage({ start: 'parsed', address: '/product?word=お茶&page=2' }))
  const main = readWithoutScripts(html)

  expect(main?.textContent).toBe('ページの一部を表示できませんでした。再読み込みする')
  expect(main?.querySelector('a')?.getAttribute('href')).toBe('/product?word=お茶&page=2')
  expect(html).not.toContain('JavaScriptを有効')
})

test('shows a placeholder for a page rendered in the browser', () => {
  const html = renderDocument(aPage({ start: 'parsed' }))

  expect(html).toContain('shell-waiting')
  expect(html).not.toContain('hydration-')
  expect(read(aPage()).title).toBe('つなぐギフト')
})

test('offers to renew an expired login without scripts', () => {
  const html = renderDocument(aPage({ isLoginOver: true, address: '/product?word=お茶&page=2' }))

  const form = readWithoutScripts(html)?.querySelector('form')

  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    '/login?back=%2Fproduct%3Fword%3D%E3%81%8A%E8%8C%B6%26page%3D2',
  ])
  expect(html).not.toContain('再読み込み')
})

test('preloads only the screen’s own files with their hashes', async () => {
  const owner = await knownCart()
  const document = read(aPage({ owner, fragment }))

  const folder = `/remotes/cart/${owner.version}`
  const preloads = [
    ...heldBy(document).querySelectorAll<HTMLLinkElement>('link[rel=preload][href^="/remotes/"]'),
  ]
  expect(preloads.map((link) => [link.getAttribute('href'), link.getAttribute('integrity')])).toEqual([
    [`${folder}/remoteEntry.js`, 'sha384-entry'],
    [`${folder}/app.js`, 'sha384-app'],
    [`${folder}/cart.js`, 'sha384-cart'],
  ])
  expect(preloads[0]?.getAttribute('crossorigin')).toBe('anonymous')
})

test('inlines the screen’s styles and escapes their end tag', async () => {
  const document = read(aPage({ owner: await knownCart(), fragment, start: 'parsed' }))

  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
  expect(styles.map(({ dataset }) => dataset.href)).toEqual(['app.css', 'cart.css'])
  expect(styles[1]?.textContent).toBe('.cart.css{content:"<\\/style>"}')
})

test('preloads only the entry when the remote describes no files', () => {
  const owner = aRemote('http://cart')
  const document = read(aPage({ owner, fragment }))

  const preloads = [...heldBy(document).querySelectorAll('link[rel=preload][href^="/remotes/"]')]
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([owner.entry])
})

test('adds hashes to the shell’s scripts and defers them in served pages', () => {
  const scripts = (part: ParentNode) =>
    [...part.querySelectorAll('script[src]')].map((script) => [
      script.getAttribute('src'),
      script.getAttribute('integrity'),
    ])
  const shellScripts = [
    ['/shell/1.0.0/main.js', 'sha384-shell'],
    ['/shell/1.0.0/late.js', null],
  ]

  expect(scripts(read(aPage({ start: 'parsed' })))).toEqual(shellScripts)
  const served = read(aPage({ fragment }))
  expect(scripts(served)).toEqual([])
  expect(scripts(heldBy(served))).toEqual(shellScripts)
})

test('inlines the script that decides when the other scripts start', () => {
  for (const start of ['loaded', 'interaction'] as const)
    expect(
      read(aPage({ fragment, start })).querySelector('template#scripts')!.nextElementSibling!.textContent,
    ).toBe(inlineProgram(startScripts, start, 'scripts', undefined))
})

test('inlines matching styles in a served page and defers the full sheets', async () => {
  const owner = await knownCart()
  const document = read(aPage({ owner, fragment }))

  const [ofShell] = document.querySelectorAll('style')
  expect(ofShell?.textContent).toBe('body{margin:0}')
  const sheets = [...heldBy(document).querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  expect(
    sheets.map((link) => [link.getAttribute('href'), link.getAttribute('integrity'), link.dataset.href]),
  ).toEqual([
    ['/shell/1.0.0/shell.css', 'sha384-css', undefined],
    [`/remotes/cart/${owner.version}/app.css`, null, 'app.css'],
    [`/remotes/cart/${owner.version}/cart.css`, null, 'cart.css'],
  ])
})

test('inlines full sheets in a page rendered in the browser', () => {
  expect(read(aPage({ start: 'parsed' })).querySelector('style')?.textContent).toBe(shell.styles[0]?.text)
})

test('preloads the main image before any style', () => {
  const picture = '<link rel="preload" as="image" href="/media/1.avif">'
  const html = renderDocument(aPage({ fragment: { ...fragment, html: `${picture}<h1>商品</h1>` } }))

  expect(html.indexOf(picture)).toBeGreaterThan(0)
  expect(html.indexOf(picture)).toBeLessThan(html.indexOf('<style'))
})

test('moves image preloads from the markup into the head', () => {
  const preload = '<link rel="preload" as="image" href="/media/a/960.webp"/>'
  const document = read(aPage({ fragment: { ...fragment, html: `${preload}<h1>カート</h1>` } }))

  expect(document.head.querySelector('link[as=image]')?.getAttribute('href')).toBe('/media/a/960.webp')
  expect(document.querySelector('[data-app="cart"]')?.innerHTML).toBe('<h1>カート</h1>')
})

test('moves a screen’s own tags from its markup into the head', () => {
  const referrer = '<meta name="referrer" content="no-referrer"/>'
  const preload = '<link rel="preload" as="image" href="/media/a/960.webp"/>'
  const { head, body } = read(
    aPage({ fragment: { ...fragment, html: `${referrer}${preload}<h1>ギフト</h1>` } }),
  )

  expect(head.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  expect(head.querySelector('link[as=image]')?.getAttribute('href')).toBe('/media/a/960.webp')
  expect(body.querySelector('meta, link')).toBeNull()
})

test('adds an input-preserving script only to pages with a form', () => {
  const scriptsOf = (html: string) =>
    read(aPage({ fragment: { ...fragment, html } })).querySelectorAll('body script:not([type])').length

  expect(scriptsOf('<form method="post"></form>') - scriptsOf('<p></p>')).toBe(1)
})

test('reserves space for a sidebar only if the tenant has one', () => {
  const site = { ...emptySite('tsunagu'), layoutPages: ['sidebar'] }
  const placeOf = (page: Page) => {
    const { body } = read(page)
    return [body.dataset.sidebar, body.querySelector('#shell-sidebar') !== null]
  }

  expect(placeOf(aPage({ site, pathname: '/news' }))).toEqual(['beside', true])
  expect(placeOf(aPage({ site, pathname: '/cart' }))).toEqual(['under', true])
  expect(placeOf(aPage({ site, pathname: '/mypage' }))).toEqual(['', true])
  expect(placeOf(aPage({ pathname: '/news' }))).toEqual([undefined, false])
})

test('defines gtag only if the shop has a tag manager', () => {
  const site = emptySite('tsunagu')
  const tagManager = { ...site.settings.tagManager, id: 'GTM-SHOP' }
  const scriptsOf = (page: Page) =>
    [...read(page).querySelectorAll('head script')].map(({ textContent }) => textContent).join()

  expect(scriptsOf(aPage({ site: { ...site, settings: { ...site.settings, tagManager } } }))).toContain(
    'gtag',
  )
  expect(scriptsOf(aPage())).not.toContain('gtag')
})

test('applies the tenant’s colours over the theme’s (§3 Site settings)', () => {
  const site = emptySite('tsunagu')
  const themeArguments = { light: { accent: '#123456' }, dark: { accent: '#abcdef' } }
  const settings = { ...site.settings, namespace: 'kurashi', themeArguments }

  const document = read(aPage({ site: { ...site, settings } }))
  const plain = read(aPage())

  expect(document.documentElement.dataset).toMatchObject({ namespace: 'kurashi', theme: 'gift' })
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  expect(styles.at(-1)).toBe(
    "@layer tokens{:root:not([data-scheme='dark']){--accent:#123456}:root[data-scheme='dark'][data-theme]{--accent:#abcdef}}",
  )
  expect(plain.querySelectorAll('style')).toHaveLength(styles.length - 1)
})

test('shows a developer’s note above the page', () => {
  const document = read(aPage({ fragment, developmentNote: '開発中: mfe-cart（<shop>）' }))

  expect(document.querySelector('.development-band')?.textContent).toBe('開発中: mfe-cart（<shop>）')
  expect(read(aPage({ fragment })).body.innerHTML).not.toContain('development-band')
})
