import { EmptyState, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchOccasions } from '../gift-ways/gift-ways.api'
import { OccasionTiles } from '../gift-ways/occasion-tiles'
import { headOfOccasions, indexCrumbs } from './occasion.rules'
import styles from './occasion.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return { occasions: await fetchOccasions(request.signal) }
}

export { TopPageSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: headOfOccasions }

/** Everything that is given for, the season's first. */
export function Component() {
  const { occasions } = useLoaderData<typeof loader>()
  return (
    <Page
      title="用途で選ぶ"
      lead="いつ、どなたに、いくらくらいの品を、どんな熨斗で。用途ごとのマナーと品をご案内します。"
      crumbs={indexCrumbs}
    >
      {occasions.length > 0 ? (
        <>
          <OccasionTiles occasions={occasions} level="h2" />
          <p className={styles.ways}>
            <LinkButton href="/gift-finder" icon="search">
              相手・予算・お届け日からさがす
            </LinkButton>
            <LinkButton href="/ranking" variant="quiet">
              人気ランキングを見る
            </LinkButton>
          </p>
        </>
      ) : (
        <EmptyState
          icon="gift"
          level="h2"
          title="用途ごとのご案内は準備中です"
          action={<LinkButton href="/product">すべての商品を見る</LinkButton>}
        />
      )}
    </Page>
  )
}
