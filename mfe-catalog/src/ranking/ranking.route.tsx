import { currentSite } from '@storefront/site'
import { LinkButton, Page } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { ChoiceLinks } from '../gift-ways/choice-links'
import { fetchGoods } from '../gift-ways/gift-ways.api'
import { GoodsList } from '../gift-ways/goods-list'
import {
  buildRankingCrumbs,
  buildRankingHead,
  rankingOf,
  readRanking,
  formatRankingTitle,
  writeRanking,
} from './ranking.rules'

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readRanking(new URL(request.url).searchParams)
  const { category, occasion } = asked
  const of = { category: category ? [category] : undefined, occasion: occasion ? [occasion] : undefined }
  // Sold-out products aren't ranked.
  const goods = await fetchGoods({ ...of, sort: 'popular', in_stock: 1 }, asked, request.signal)
  const { last } = goods.pagination
  if (asked.page > last) throw redirect(writeRanking({ category, occasion, page: last }))
  return { asked, title: formatRankingTitle(asked, currentSite()), ...goods }
}

type RankingData = Awaited<ReturnType<typeof loader>>

export { ListSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: (data: RankingData) => buildRankingHead(data) }

export function Component() {
  const { asked, title, products, pagination } = useLoaderData<typeof loader>()
  const { categories, occasions } = currentSite()
  const none = { category: '', occasion: '', page: 1 }
  const links = (of: 'category' | 'occasion', all: readonly { key: string; name: string }[]) =>
    all.map(({ key, name }) => ({
      label: name,
      href: writeRanking({ ...none, [of]: key }),
      isChosen: asked[of] === key,
    }))
  const everything = { label: 'すべて', href: '/ranking', isChosen: !asked.category && !asked.occasion }
  return (
    <Page title={title} lead="在庫のある品から、よく選ばれている順に。" crumbs={buildRankingCrumbs(title)}>
      {occasions.length > 0 && (
        <ChoiceLinks isOneLine label="用途別" choices={links('occasion', occasions)} />
      )}
      <ChoiceLinks isOneLine label="カテゴリー別" choices={[everything, ...links('category', categories)]} />
      <GoodsList
        title={title}
        products={products}
        pagination={pagination}
        range={asked}
        hrefFor={(range) => writeRanking({ ...rankingOf(asked), ...range })}
        occasion={asked.occasion || undefined}
        isRanking
        level="h2"
        nothing={{
          icon: 'star',
          level: 'h2',
          title: 'ランキングの品は、いまございません',
          action: <LinkButton href="/ranking">すべてのランキングを見る</LinkButton>,
        }}
      />
    </Page>
  )
}
