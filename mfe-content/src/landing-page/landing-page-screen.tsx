import type { Occasion } from '@storefront/contracts'
import { Icon, Page, Picture, RichContent, Section } from '@storefront/ui'
import { RecommendedProducts } from '../article/recommended-products'
import type { BuiltLandingPage, LandingPagePart } from './landing-page.rules'
import styles from './landing-page.module.css'

/** Renders a landing page: its image and text, then the blocks added by staff. */
export function LandingPageScreen({ page }: { page: BuiltLandingPage }) {
  const { title, description, image, content, parts } = page
  const [opening] = parts
  const isOpenedByText = image !== null && opening?.kind === 'text'
  return (
    <Page title={title} lead={description}>
      {image && (
        <div className={styles.opening}>
          <div className={styles.hero}>
            <Picture picture={image} sizes="(min-width: 48rem) 592px, 100vw" shape="wide" alt="" isPriority />
          </div>
          {isOpenedByText && <Part part={opening} />}
        </div>
      )}
      {content && <RichContent html={content} />}
      {parts.slice(isOpenedByText ? 1 : 0).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </Page>
  )
}

function Part({ part }: { part: LandingPagePart }) {
  switch (part.kind) {
    case 'text':
      return (
        <div className={styles.text}>
          <RichContent html={part.html} />
        </div>
      )
    case 'goods':
      return (
        <RecommendedProducts
          title={part.title}
          products={part.products}
          occasion={part.occasion}
          more={{ href: part.href, label: 'すべて見る' }}
        />
      )
    case 'links':
      return (
        <Section title={part.title}>
          <ul className={styles.links}>
            {part.links.map(({ url, label, note }) => (
              <li key={url}>
                <a className={styles.link} href={url}>
                  <span>
                    <span className={styles.label}>{label}</span>
                    {note && <span className={styles.note}>{note}</span>}
                  </span>
                  <Icon name="arrow-right" size="sm" />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )
    case 'occasion':
      return <Manners occasion={part.occasion} />
  }
}

/** Renders an occasion's dates, budget and noshi, with a link to its page. */
function Manners({ occasion: { key, name, manners, noshi } }: { occasion: Occasion }) {
  const title = `${name}のマナー`
  return (
    <Section
      title={title}
      more={{ href: `/occasion/${encodeURIComponent(key)}`, label: `${name}をくわしく` }}
    >
      <dl className={styles.manners}>
        {manners.map((manner) => (
          <div key={manner.title}>
            <dt>{manner.title}</dt>
            <dd>{manner.text}</dd>
          </div>
        ))}
        {noshi && (
          <div>
            <dt>のし</dt>
            <dd>
              表書きは「{noshi.title}」、水引は{noshi.cord}。{noshi.note}
            </dd>
          </div>
        )}
      </dl>
    </Section>
  )
}
