import type { HarmlessRelease } from '../release-case'
import { rerenders, rewrites } from '../rewritten-page'

/** React does not look at markup that follows a root's own elements in a `noscript`. */
const inNoscript = (html: string) => rewrites('"<noscript>"', `<noscript>${html}`)

/** Changes the list of news in the markup and in its data. */
const relists = (rows: string) => {
  const relist = `(rows) => ${rows}`
  const inData = `(node) => Array.isArray(node) && node[0]?.key === 'stocktaking' ? (${relist})(node) : Array.isArray(node) ? node.map(inData) : node && typeof node === 'object' ? Object.fromEntries(Object.entries(node).map(([name, value]) => [name, inData(value)])) : node`
  const inHtml = `page.html.replace(/(?:<li><a [^>]*href="\\/news\\/[\\w-]+".*?<\\/li>)+/s, (list) => (${relist})(list.split(/(?=<li>)/)).join(''))`
  return rerenders(
    `(() => { const inData = ${inData}; return { ...page, html: ${inHtml}, hydration: inData(page.hydration) } })()`,
  )
}

export const markup: HarmlessRelease[] = [
  {
    remote: 'content',
    change: 'names its breadcrumbs otherwise',
    breakage: { server: rewrites('/aria-label="現在位置"/g', 'aria-label="パンくずリスト"') },
  },
  {
    remote: 'content',
    change: 'names a form by its title',
    breakage: {
      server: rewrites(
        '/<form ([^>]*)aria-label="お問い合わせ"/g',
        '<form $1aria-label="お問い合わせの送信"',
      ),
    },
  },
  {
    remote: 'mypage',
    change: 'lets browsers fill another field',
    breakage: { server: rewrites('/ name="last_name_kana"/g', ' autocomplete="off" name="last_name_kana"') },
  },
  {
    remote: 'mypage',
    change: 'has an example in a field',
    breakage: { server: rewrites('/ name="email"/g', ' placeholder="hanako@example.com" name="email"') },
  },
  {
    remote: 'mypage',
    change: 'limits the length of a field',
    breakage: { server: rewrites('/ name="password"/g', ' maxlength="100" name="password"') },
  },
  {
    remote: 'mypage',
    change: 'lets browsers offer passkeys',
    breakage: {
      server: rewrites('/ autocomplete="current-password"/gi', ' autocomplete="current-password webauthn"'),
    },
  },
  {
    remote: 'catalog',
    change: 'explains its form without scripts',
    breakage: { server: inNoscript('<p>数量は後から変えられます。</p>') },
  },
  {
    remote: 'catalog',
    change: 'links to its guide',
    breakage: { server: inNoscript('<a href="/guide/gift/noshi">のしのご案内</a>') },
  },
  {
    remote: 'catalog',
    change: 'has a new picture',
    breakage: {
      server: inNoscript(
        '<img src="/media/accessory-bag/2b94b876b5cb/640.webp" width="72" height="72" alt="手提げ袋">',
      ),
    },
  },
  {
    remote: 'catalog',
    change: 'has a new section with a heading',
    breakage: { server: inNoscript('<section><h2>お包みについて</h2><p>無料でお包みします。</p></section>') },
  },
  {
    remote: 'catalog',
    change: 'loads its pictures later',
    breakage: { server: rewrites('/ decoding="sync"/g', ' decoding="async"') },
  },
  {
    remote: 'content',
    change: 'opens its questions',
    breakage: { server: rewrites('/<details /g', '<details open="" ') },
  },
  {
    remote: 'content',
    change: 'lists fewer news',
    breakage: { server: relists('rows.slice(0, -1)') },
  },
  {
    remote: 'content',
    change: 'lists its news in another order',
    breakage: { server: relists('[rows[1], rows[0], ...rows.slice(2)]') },
  },
]
