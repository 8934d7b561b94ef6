import type { GiftOrder } from '@storefront/contracts'
import { saveFile } from '@storefront/http/save-file'
import { formatDate } from '@storefront/locale-ja'
import { Button, Page, Panel } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { NoReferrer } from '../no-referrer'
import { giftHead } from '../gift/gift-head.rules'
import { GiftRefused } from '../gift/gift-refused'
import { GiftCard } from './gift-card'
import { fetchGiftOrder } from './giver.api'
import { linksAsCsv } from './giver.rules'
import styles from './giver.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  return fetchGiftOrder(params.token ?? '', request)
}

export const handle = { head: giftHead('贈ったギフトの状況') }

type Answer = Awaited<ReturnType<typeof useLoaderData<typeof loader>>>

export function Component() {
  const answer = useLoaderData<typeof loader>()
  return answer.kind === 'order' ? <Gifts {...answer} /> : <GiftRefused {...answer} />
}

function Gifts({ token, origin, order: read, layout }: Extract<Answer, { kind: 'order' }>) {
  const [changed, setChanged] = useState<GiftOrder>()
  const order = changed ?? read
  const hasLinks = order.gifts.length > 1 && order.gifts.some(({ path }) => path)

  function saveLinks() {
    const csv = new Blob([linksAsCsv(order, location.origin)], { type: 'text/csv' })
    saveFile({ data: csv, headers: new Headers() }, `gift-links-${order.order_no}.csv`)
  }

  return (
    <Page
      title="贈ったギフトの状況"
      width="reading"
      lead={`ご注文番号 ${order.order_no}（${formatDate(order.ordered_at)}）`}
    >
      <NoReferrer />
      <div className={styles.stack}>
        <Panel>
          {'お相手にリンクをお送りください。お届け先はお相手が入力し、このページには表示されません。' +
            'このページのリンクは、ご注文者さまだけのものです。'}
        </Panel>
        {hasLinks && (
          <div className={styles.scripted}>
            <Button icon="download" onClick={saveLinks}>
              {`${order.gifts.length}名分のリンクをCSVで保存する`}
            </Button>
          </div>
        )}
        {order.gifts.map((gift) => (
          <GiftCard
            key={gift.id}
            token={token}
            gift={gift}
            sender={order.sender_name}
            origin={origin}
            layout={layout}
            onChange={setChanged}
          />
        ))}
      </div>
    </Page>
  )
}
