import { Card, DataList, LinkButton, Page, Panel } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { addressed, deliveryInWords, giftHead } from './gift.rules'
import { GiftProducts } from './gift-products'
import { GiftRefused } from './gift-refused'
import { fetchCompleted, catchRefusal } from './social-gift.api'
import styles from './social-gift.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const answer = await catchRefusal(fetchCompleted(params.key ?? '', request.signal))
  if ('kind' in answer && !answer.gift.is_completed) throw redirect(`/social-gift/${answer.token}`)
  return answer
}

export const handle = { head: giftHead('お届け先の登録が完了しました') }

export function Component() {
  const answer = useLoaderData<typeof loader>()
  if (answer.kind === 'refused') return <GiftRefused {...answer} />
  const { gift_no, sender_name, products, input } = answer.gift
  const { delivery_at, delivery_timezone } = input
  return (
    <Page
      title="お届け先を登録しました"
      width="reading"
      lead={`${addressed(sender_name)}からのギフトを、ご指定の場所へお届けします。`}
    >
      <div className={styles.stack}>
        <Panel tone="positive">ご登録ありがとうございます。お届けまで、もうしばらくお待ちください。</Panel>
        <Card>
          <GiftProducts products={products} />
          <DataList
            rows={[
              { term: 'ギフト番号', value: gift_no },
              {
                term: 'お届け日時',
                value: deliveryInWords({
                  delivery_at: delivery_at ?? undefined,
                  delivery_timezone_name: delivery_timezone ?? undefined,
                }),
              },
            ]}
          />
          <p className={styles.note}>
            個人情報を守るため、お届け先はこの画面に表示していません。お問い合わせの際は、ギフト番号をお知らせください。
          </p>
        </Card>
        <LinkButton href="/">トップページを見る</LinkButton>
      </div>
    </Page>
  )
}
