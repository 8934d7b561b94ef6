import type { ComingPoint, ExpiringPoint } from '@storefront/contracts'
import { formatCount, formatDate, formatDayWithWeekday } from '@storefront/locale-ja'
import { pathOfPage } from '@storefront/navigation'
import { SiteMessage } from '@storefront/site/message'
import { Card, DataList, EmptyState, LinkButton, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { loadPage } from '../records/record-page'
import { fetchPoints } from './point.api'
import styles from './point.module.css'

const kinds: Record<string, string> = {
  granted: '進呈',
  earned: '獲得',
  used: 'ご利用',
  returned: '返還',
  revoked: '取消し',
  expired: '失効',
}

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchPoints)
}

export const handle = { head: () => memberHead('ポイント') }

export function Component() {
  const { point, coming, owed, expiring, histories, pagination } = useLoaderData<typeof loader>()
  return (
    <Page title="ポイント" crumbs={memberCrumbs({ label: 'ポイント' })}>
      <div className={styles.stack}>
        <Card isSunken>
          <Balance title="ご利用いただけるポイント" point={point} />
          {coming.length > 0 && <Balance title="獲得予定のポイント" point={sumPoints(coming)} />}
          {owed > 0 && (
            <>
              <Balance title="差し引き予定のポイント" point={-owed} />
              <p className={styles.help}>
                お取り消しになったご注文の獲得ポイントが、すでに使われていました。次に獲得するポイントから差し引きます。
              </p>
            </>
          )}
        </Card>
        {coming.length > 0 && <ComingPoints coming={coming} />}
        {expiring.length > 0 && <ExpiringPoints expiring={expiring} />}
        <SiteMessage code="mypage-point-index" />
        <section aria-label="ポイントの履歴">
          <h2 className={styles.title}>ポイントの履歴</h2>
          {histories.length === 0 && (
            <EmptyState
              icon="point"
              title="ポイントの増減はまだありません"
              action={<LinkButton href="/product">商品を見る</LinkButton>}
            >
              お買い物をすると、ポイントがたまります。
            </EmptyState>
          )}
          <ul className={styles.histories}>
            {histories.map((history) => (
              <li key={history.id}>
                <time translate="no" dateTime={history.created_at}>
                  {formatDate(history.created_at)}
                </time>
                <span className={styles.note}>
                  <span>{history.is_coming ? '獲得予定' : (kinds[history.kind] ?? history.kind)}</span>
                  {history.note}
                  {history.order_no && history.order_no !== history.note && `（${history.order_no}）`}
                </span>
                <strong>{`${history.point > 0 ? '+' : ''}${formatCount(history.point)}ポイント`}</strong>
              </li>
            ))}
          </ul>
          <Pagination {...pagination} hrefFor={(page) => pathOfPage('/mypage/point', page)} />
        </section>
      </div>
    </Page>
  )
}

const sumPoints = (points: readonly ComingPoint[]) => points.reduce((sum, { point }) => sum + point, 0)

function Balance({ title, point }: { title: string; point: number }) {
  return (
    <p className={styles.balance}>
      {title}
      <span>
        <strong translate="no">{formatCount(point).replace('-', '−')}</strong>ポイント
      </span>
    </p>
  )
}

/** Lists the orders that will earn points after delivery, with the delivery days of their parcels. */
function ComingPoints({ coming }: { coming: readonly ComingPoint[] }) {
  return (
    <Card title="獲得予定のポイント">
      <p className={styles.help}>
        お届けのあとにお支払いいただくご注文のポイントは、商品をすべて発送した時からお使いいただけます。
      </p>
      <DataList
        rows={coming.map(({ order_no, point, arrival_texts }) => ({
          key: order_no,
          term: `ご注文番号 ${order_no}`,
          value: [`${formatCount(point)}ポイント`, ...arrival_texts].join('　'),
        }))}
      />
    </Card>
  )
}

/** Lists points by expiry date, soonest first. Points that expire first are spent first. */
function ExpiringPoints({ expiring }: { expiring: readonly ExpiringPoint[] }) {
  return (
    <Card title="ポイントの有効期限">
      <p className={styles.help}>ご利用の際は、期限の近いポイントから使われます。</p>
      <DataList
        rows={expiring.map(({ expires_on, point }) => ({
          key: expires_on,
          term: `${expires_on.slice(0, 4)}年${formatDayWithWeekday(expires_on)}まで`,
          value: `${formatCount(point)}ポイント`,
        }))}
      />
    </Card>
  )
}
