import type { OccasionSummary } from '@storefront/contracts'
import { Badge, Picture } from '@storefront/ui'
import { occasionPath, seasonText } from './gift-ways.rules'
import styles from './occasion-tiles.module.css'

type OccasionTilesProps = {
  occasions: readonly Pick<OccasionSummary, 'key' | 'name' | 'lead' | 'image' | 'season' | 'is_in_season'>[]
  level?: 'h2' | 'h3'
}

export function OccasionTiles({ occasions, level: Name = 'h3' }: OccasionTilesProps) {
  return (
    <ul className={styles.tiles}>
      {occasions.map((occasion) => (
        <li key={occasion.key}>
          <a className={styles.tile} href={occasionPath(occasion.key)}>
            <span className={styles.picture}>
              {occasion.image && (
                <Picture
                  picture={occasion.image}
                  sizes="(min-width: 64rem) 280px, 46vw"
                  shape="wide"
                  alt=""
                />
              )}
            </span>
            <Name className={styles.name}>{occasion.name}</Name>
            <span className={styles.lead}>{occasion.lead}</span>
            {occasion.season && occasion.is_in_season && (
              <span className={styles.season}>
                <Badge tone="accent">いまの季節</Badge>
                {seasonText(occasion)}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
