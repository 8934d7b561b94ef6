import { formatCount, formatDate, formatYen } from '@storefront/locale-ja'
import { Widget } from '@storefront/remote'
import { Badge, Card, DataList, LinkButton, Page, Picture } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { fetchOverview } from './mypage.api'
import styles from './mypage.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchOverview(request.signal)
}

type Overview = Awaited<ReturnType<typeof loader>>

export const handle = { head: () => memberHead('マイページ') }

export function Component() {
  const overview = useLoaderData<typeof loader>()
  const { user, point } = overview
  return (
    <Page title="マイページ" crumbs={[{ label: 'トップ', href: '/' }, { label: 'マイページ' }]}>
      <div className={styles.cards}>
        <Card isSunken>
          <p className={styles.name}>{user.name} さま</p>
          <p className={styles.code}>会員番号 {user.code}</p>
          <p className={styles.point}>
            ご利用いただけるポイント
            <a href="/mypage/point">
              <strong>{formatCount(point)}</strong>ポイント
            </a>
          </p>
        </Card>
        <LatestOrder order={overview.latestOrder} count={overview.orderCount} />
        <Favourites list={overview.favourites} />
      </div>
      <Widget of="catalog/recent-products" />
    </Page>
  )
}

function LatestOrder({ order, count }: { order: Overview['latestOrder']; count: number }) {
  if (!order) {
    return (
      <Card title="最近のご注文">
        <p className={styles.text}>ご注文はまだありません。</p>
        <LinkButton href="/product">商品を見る</LinkButton>
      </Card>
    )
  }
  return (
    <Card
      title="最近のご注文"
      action={<Badge>{order.status_name}</Badge>}
      footer={<a href="/mypage/order_history">{`すべてのご注文（${formatCount(count)}件）`}</a>}
    >
      <DataList
        rows={[
          { term: 'ご注文日', value: formatDate(order.ordered_at) },
          { term: 'ご注文番号', value: <a href={`/mypage/order_history/${order.id}`}>{order.order_no}</a> },
          { term: '商品', value: order.products.map(({ name }) => name).join('、') },
          { term: 'お支払い金額', value: formatYen(order.total_payment) },
        ]}
      />
    </Card>
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
