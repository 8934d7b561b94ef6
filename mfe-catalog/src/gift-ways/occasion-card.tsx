import type { Occasion } from '@storefront/contracts'
import { LinkButton, Picture } from '@storefront/ui'
import { occasionPath, periodText } from './gift-ways.rules'
import styles from './occasion-card.module.css'

/** Renders a card above the search results when the search term refers to an occasion. */
export function OccasionCard({ occasion }: { occasion: Occasion }) {
  const { key, name, image, noshi, lead } = occasion
  return (
    <aside className={styles.card} aria-label={`${name}のご案内`}>
      {image && <Picture picture={image} sizes="160px" shape="wide" alt="" className={styles.picture} />}
      <div className={styles.text}>
        <p className={styles.name}>{name}の贈りもの</p>
        <p className={styles.facts}>
          {lead}贈る時期は{periodText(occasion)}
          {noshi && `、のしの表書きは「${noshi.title}」`}です。
        </p>
      </div>
      <LinkButton href={occasionPath(key)} size="sm">
        {name}のマナーと品を見る
      </LinkButton>
    </aside>
  )
}
