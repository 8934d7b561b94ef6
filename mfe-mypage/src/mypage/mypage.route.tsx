import { formatCount } from '@storefront/locale-ja'
import { Widget } from '@storefront/remote'
import { Card, Page, Picture } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { fetchOverview, type Overview } from './mypage.api'
import { OverviewCredit } from './overview-credit'
import { OverviewNews } from './overview-news'
import { OverviewOrders } from './overview-orders'
import styles from './mypage.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchOverview(request.signal)
}

export const handle = { head: () => memberHead('マイページ') }

export function Component() {
  const overview = useLoaderData<typeof loader>()
  const { user, point } = overview
  const bought = overview.latestOrder?.products ?? []
  return (
    <Page title="マイページ" crumbs={[{ label: 'トップ', href: '/' }, { label: 'マイページ' }]}>
      <div className={styles.cards}>
        <Card isSunken>
          <p className={styles.name}>{user.name} さま</p>
          <p className={styles.code}>会員番号 {user.code}</p>
          <p className={styles.point}>
            ご利用いただけるポイント
            <a href="/mypage/point">
              <strong translate="no">{formatCount(point)}</strong>ポイント
            </a>
          </p>
        </Card>
        <OverviewOrders {...overview} />
        <OverviewCredit {...overview} />
        <OverviewNews {...overview} />
        <Favourites list={overview.favourites} />
      </div>
      {overview.likedKey && (
        <Widget
          of="catalog/recommended-products"
          data={{ productKey: overview.likedKey, exceptIds: bought.map(({ product_id }) => product_id) }}
        />
      )}
      <Widget of="catalog/recent-products" />
    </Page>
  )
}

function Favourites({ list }: { list: Overview['favourites'] }) {
  return (
    <Card
      title="お気に入り"
      footer={
        list.count > 0 && (
          <a href="/mypage/list/favorites">{`すべてのお気に入り（${formatCount(list.count)}件）`}</a>
        )
      }
    >
      {list.count === 0 ? (
        <p className={styles.text}>気になる商品のハートを押すと、ここに並びます。</p>
      ) : (
        <ul className={styles.thumbnails}>
          {list.data.map(({ id, key, name, image }) => (
            <li key={id}>
              <a href={`/product/${key}`}>
                {image && (
                  <Picture picture={image} sizes="(min-width: 48rem) 160px, 22vw" shape="square" alt="" />
                )}
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
