import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '../journey'
import { builtVersions, folderOfWorker, seedInto } from '../running-shop'
import { root, type RunningShop } from '../tooling'

const seed = path.join(root, 'reference-api/seed')

/** Files of the new shop itself. All other files are copied from another shop. */
const files: Record<string, (pictures: string) => string> = {
  'shop.yaml': (pictures) => `channel: kurashi\nname: くらしの道具店\npictures: ${pictures}\n`,
  'settings.yaml': () => `SITE.NAMESPACE: kurashi
SITE.THEME: gift
SITE.THEME_ARGUMENTS: { accent: '#1d4f91', accent-hover: '#163d70', dark: { accent: '#9cc4ff', on-accent: '#06182f' } }
SITE.STORAGE_BASE_URL: /media
SITE.CHANNEL_PREFIX: ku
SITE.BREAKPOINT.SCREEN-SM: 600
SITE.BREAKPOINT.SCREEN-MD: 900
SITE.CART_POPUP_COMPONENT: CartDrawer
ORDER.SHIPPING.MAX_RATE: 3300
ORDER.RETURN.DAYS: 7
GTM.ID: GTM-KURASHI
PLUGIN.NAVIPLUS.IS_USE: true
PLUGIN.NAVIPLUS.SERIAL: s1
PLUGIN.NAVIPLUS.KEY: k1
PLUGIN.NAVIPLUS.RECO_SNAP_HOST: snap.example
RECEIPT.ISSUER_NAME: 株式会社くらし
RECEIPT.ISSUER_ADDRESS: 〒100-0001 東京都千代田区千代田1-1
TAX.ROUNDING: down
`,
  'categories.csv': () => `key,table,parent,name,description,picture
dishes,products,,器と布,毎日の器と布です。,category-kitchen.webp=器
tea,products,,茶器,お茶の器です。,category-kitchen.webp=器
sake,products,,酒器,お酒の器です。,category-kitchen.webp=器
flower,products,,花器,花の器です。,category-kitchen.webp=器
lacquer,products,,漆器,漆の器です。,category-kitchen.webp=器
other,inquiries,,その他,,
`,
  'products.csv':
    () => `key,code,jan_code,name,name_kana,catch_copy,description,detail,data,brand,categories,tags,unit_price,before_price,tax_class,stock,lead_days,carriage_class,max_quantity,is_show,is_sale,is_listed,is_alcohol,is_social_gift_allowed,has_measurement,has_name_embroidery,model,variant_label,variant_value,size_table,accessories,set,related,released_on,popularity,pictures
bowl,KU-001,,白い鉢,シロイハチ,毎日の鉢,毎日使う鉢です。,,,,dishes,,2000,,standard,50,2,normal,10,1,1,1,0,0,0,0,bowl,,,,,,,2026-01-01,1,category-kitchen.webp=白い鉢
`,
  'collections.csv': () => `alias,name,description,products
every-day,毎日の道具,,bowl
`,
  'payments.csv': () => `code,name,description,is_show
bank_transfer,お振り込み,先にお振り込みください。,1
card,カード,使いません。,0
convenience_store,コンビニ,使いません。,0
cash_on_delivery,代引,使いません。,0
deferred,後払い,使いません。,0
`,
  'layouts.yaml': () => `- page: index
  title: くらしの道具店
  areas:
    - name: main
      components:
        - { name: collection, args: { alias: every-day, title: 店主のおすすめ, per: 8 } }
        - { name: categories, args: { title: 棚から選ぶ } }
- page: header
  title: ヘッダー
  areas:
    - name: main
      components:
        - { name: categories, args: {} }
        - { name: links, args: { links: [{ url: /company, label: 店について }] } }
- page: menu
  title: メニュー
  areas:
    - name: main
      components:
        - { name: links, args: { title: 道具店の案内, links: [{ url: /blog, label: 器の読みもの }] } }
        - { name: categories, args: { title: 棚 } }
- page: footer
  title: フッター
  areas:
    - name: main
      components:
        - { name: links, args: { title: 道具のこと, links: [{ url: /faq, label: 手入れの手引き }] } }
- page: sidebar
  title: サイドバー
  areas:
    - name: main
      components:
        - { name: collection, args: { alias: every-day, title: 道具店の棚, per: 2 } }
- page: product-detail
  title: 商品
  areas:
    - name: main
      components:
        - { name: collection, args: { alias: every-day, title: 道具店の定番, per: 4 } }
`,
  'colorschemes.yaml': () => `- key: indigo
  is_selected: true
  data:
    loading: { size: 32, overlay: 'rgba(0, 0, 0, 0.2)', position: top }
    cursor: { size: 18, frame: 0.5 }
    animation: { route: fade, duration: 150 }
`,
  'forms.yaml': () => `- page: cart-orderer
  form:
    - { name: email, label: 連絡先のメールアドレス, type: email, is_required: true, autocomplete: email }
    - { name: '', label: 注文される方, type: person_name, is_required: true }
    - { name: address, label: お住まい, type: address, is_required: true }
    - { name: phone_number, label: 昼間の電話番号, type: tel, is_required: true, rules: [tel], autocomplete: tel }
  data_form_default: {}
  options: {}
`,
  'blogs.yaml': () => `- key: care
  title: 器の手入れ
  summary: 洗い方としまい方。
  author: 店主
  published_on: 2026-01-05
  picture: null
  products: [bowl]
  body: |-
    <h1>洗う</h1>
    <p><a href="/product/bowl">白い鉢</a>は、使う前に水にくぐらせます。</p>
    <p><img src="category-kitchen.webp" alt="棚に並ぶ器"></p>
    <h4>道具</h4>
    <table><tbody><tr><th scope="row">器の種類</th><td>磁器・半磁器・陶器・土鍋・木の器・漆器</td><td>たわしと中性洗剤を使えるもの</td><td>ぬるま湯とやわらかな布だけで洗うもの</td><td>水に長くつけてはいけないもの</td></tr></tbody></table>
    <iframe src="https://www.youtube.com/embed/M7lc1UVf-VE" title="洗い方" width="560" height="315"></iframe>
    <script>document.title = 'taken over'</script>
`,
  'svg/cart.svg': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="currentColor"/></svg>\n',
  'svg/logo.svg': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="くらしの道具店"><rect x="10" y="10" width="28" height="28" rx="6" fill="currentColor"/></svg>\n',
}
const taken = [
  'carriages.csv',
  'tax-rates.csv',
  'business-holidays.csv',
  'static-pages.yaml',
  'messages.yaml',
]

/** A variant for counter sales, without members and external services. */
const counterFiles: typeof files = {
  ...files,
  'shop.yaml': (pictures) => `channel: madoguchi\nname: くらしの窓口\npictures: ${pictures}\n`,
  'settings.yaml': (pictures) =>
    `${String(files['settings.yaml']?.(pictures))
      .replace(/^(GTM|PLUGIN)\..*\n/gm, '')
      .replace('SITE.CHANNEL_PREFIX: ku', 'SITE.CHANNEL_PREFIX: ma')
      .replace('SITE.NAMESPACE: kurashi', 'SITE.NAMESPACE: madoguchi')}SITE.IS_NO_MEMBER_USE: true\n`,
}

/** A variant that requires consent to third parties, and a captcha for ordering and signing in. */
const carefulFiles: typeof files = {
  ...files,
  'shop.yaml': (pictures) => `channel: nenniri\nname: くらしの念入り店\npictures: ${pictures}\n`,
  'settings.yaml': (pictures) =>
    `${String(files['settings.yaml']?.(pictures))
      .replace('SITE.CHANNEL_PREFIX: ku', 'SITE.CHANNEL_PREFIX: ne')
      .replace('SITE.NAMESPACE: kurashi', 'SITE.NAMESPACE: nenniri')}SITE.IS_CONSENT_REQUIRED: true
CAPTCHA.SITE_KEY: nenniri-key
CAPTCHA.SCREENS: cart-confirm, login
`,
}
const shops = { kurashi: files, madoguchi: counterFiles, nenniri: carefulFiles }

function writeShopFolder(folder: string, texts: typeof files) {
  mkdirSync(path.join(folder, 'svg'), { recursive: true })
  for (const name of taken) cpSync(path.join(seed, 'business', name), path.join(folder, name))
  const pictures = path.relative(folder, path.join(seed, 'tsunagu/pictures'))
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text(pictures))
}

type FourthShop = RunningShop & {
  at(url: string): string
  /** Builds a URL in the variant without members. */
  atCounter(url: string): string
  /** Builds a URL in the variant with consent and captcha. */
  atCareful(url: string): string
}

/**
 * The worker's shop with three additional channels. Each channel has its own data folder, and its host is in
 * CHANNELS.
 */
export const test = base.extend<object, { fourthShop: FourthShop }>({
  groundwork: [
    async ({ limits: _ }, use, { workerIndex }) => {
      const folder = folderOfWorker(workerIndex)
      seedInto(folder)
      const cli = path.join(
        root,
        'releases/reference-api',
        builtVersions()['reference-api'] ?? '',
        'server/cli.cjs',
      )
      for (const [channel, texts] of Object.entries(shops)) {
        const shopFolder = path.join(folder, channel)
        writeShopFolder(shopFolder, texts)
        const imported = spawnSync(process.execPath, [cli, 'import', shopFolder], {
          cwd: root,
          env: {
            ...process.env,
            NODE_ENV: 'production',
            TZ: 'Asia/Tokyo',
            DATA_FOLDER: folder,
            DATABASE_URL: '',
            PUBLIC_ORIGIN: 'http://localhost',
          },
          encoding: 'utf8',
        })
        if (imported.status !== 0) throw new Error(imported.stderr || imported.stdout)
      }
      const hosts = Object.keys(shops).map((channel) => `${channel}.localhost=${channel}`)
      await use({ folder, env: { CHANNELS: `${hosts.join()},*=tsunagu` } })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  fourthShop: [
    async ({ runningShop }, use) => {
      if (!runningShop) throw new Error('These journeys need a shop that they have filled themselves')
      const on = (channel: string) => (url: string) =>
        runningShop.origin.replace('localhost', `${channel}.localhost`) + url
      await use({ ...runningShop, at: on('kurashi'), atCounter: on('madoguchi'), atCareful: on('nenniri') })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
