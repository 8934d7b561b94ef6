import { categoryPath } from '@storefront/contracts'
import { currentSite, leadsSomewhere } from '@storefront/site'
import { Page, Section } from '@storefront/ui'
import styles from './sitemap.module.css'

export const handle = {
  head: () => ({ title: 'サイトマップ', description: '当店のページの一覧です。', canonical: '/sitemap' }),
}

const shopping = [
  { href: '/', label: 'トップページ' },
  { href: '/product', label: '商品一覧' },
  { href: '/school', label: '学校から選ぶ' },
  { href: '/fitting', label: '採寸会' },
  { href: '/cart', label: 'カート' },
]
const reading = [
  { href: '/news', label: 'お知らせ' },
  { href: '/blog', label: '読みもの' },
  { href: '/maker', label: '作り手' },
  { href: '/stylist', label: 'ギフトコーディネーター' },
  { href: '/flip-book', label: 'デジタルカタログ' },
]
const membership = [
  { href: '/login', label: 'ログイン' },
  { href: '/register', label: '会員登録' },
  { href: '/mypage', label: 'マイページ' },
  { href: '/faq', label: 'よくあるご質問' },
  { href: '/contact', label: 'お問い合わせ' },
  { href: '/catalog-order', label: 'カタログ請求' },
]

export function Component() {
  const site = currentSite()
  const { categories, occasions, staticPages, landingPages } = site
  const features = landingPages.filter(({ is_listed }) => is_listed)
  return (
    <Page title="サイトマップ" crumbs={[{ label: 'トップ', href: '/' }, { label: 'サイトマップ' }]}>
      <Links title="お買い物" links={shopping.filter(({ href }) => leadsSomewhere(href, site))} />
      <Links
        title="カテゴリー"
        links={categories.map((category) => ({ href: categoryPath(category), label: category.name }))}
      />
      {occasions.length > 0 && (
        <Links
          title="用途で選ぶ"
          links={[
            { href: '/occasion', label: 'すべての用途' },
            { href: '/gift-finder', label: '贈りものをさがす' },
            { href: '/ranking', label: 'ランキング' },
            ...occasions.map(({ key, name }) => ({
              href: `/occasion/${encodeURIComponent(key)}`,
              label: name,
            })),
          ]}
        />
      )}
      {features.length > 0 && (
        <Links title="特集" links={features.map(({ url, title }) => ({ href: url, label: title }))} />
      )}
      <Links title="読みもの" links={reading.filter(({ href }) => leadsSomewhere(href, site))} />
      <Links title="会員・サポート" links={membership.filter(({ href }) => leadsSomewhere(href, site))} />
      <Links
        title="当店について"
        links={staticPages.map(({ url, title }) => ({ href: url, label: title }))}
      />
    </Page>
  )
}

function Links({ title, links }: { title: string; links: { href: string; label: string }[] }) {
  return (
    <Section title={title}>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
