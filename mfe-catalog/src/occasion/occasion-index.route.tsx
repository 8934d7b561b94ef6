import { LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchOccasions } from '../gift-ways/gift-ways.api'
import { OccasionTiles } from '../gift-ways/occasion-tiles'
import { buildOccasionsHead, indexCrumbs } from './occasion.rules'
import styles from './occasion.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const occasions = await fetchOccasions(request.signal)
  // Shops without occasions have neither this page nor links to it.
  if (occasions.length === 0) throw new Response(null, { status: 404 })
  return { occasions }
}

export { TopPageSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: buildOccasionsHead }

export function Component() {
  const { occasions } = useLoaderData<typeof loader>()
  return (
    <Page
      title="用途で選ぶ"
      lead="いつ、どなたに、いくらくらいの品を、どんな「のし」で。用途ごとのマナーと品をご案内します。"
      crumbs={indexCrumbs}
    >
      <OccasionTiles occasions={occasions} level="h2" />
      <p className={styles.ways}>
        <LinkButton href="/gift-finder" icon="search">
          相手・予算・お届け日からさがす
        </LinkButton>
        <LinkButton href="/ranking" variant="quiet">
          人気ランキングを見る
        </LinkButton>
      </p>
    </Page>
  )
}
