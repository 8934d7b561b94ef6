import type { SocialGiftCompleted } from '@storefront/contracts'
import { saveFile } from '@storefront/http/save-file'
import { Button, Card, DataList, LinkButton, Page, Panel, StepIndicator } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { NoReferrer } from '../no-referrer'
import { calendarFile } from './calendar-file.rules'
import { deliveryInWords } from '../gift/gift-delivery.rules'
import { giftHead } from '../gift/gift-head.rules'
import { addressed } from '../gift/honorific.rules'
import { GiftProducts } from '../gift/gift-products'
import { GiftRefused } from '../gift/gift-refused'
import { GiftThanks } from './gift-thanks'
import { fetchCompleted, catchRefusal } from '../gift/social-gift.api'
import styles from '../gift/gift.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const answer = await catchRefusal(fetchCompleted(params.key ?? '', request.signal))
  if ('kind' in answer && !answer.gift.is_completed) throw redirect(`/social-gift/${answer.token}`)
  return answer
}

export const handle = { head: giftHead('お届け先の登録が完了しました') }

const stateSteps = ['お届け先の登録', '発送の準備', '発送', 'お届け']
const stateWords: Record<SocialGiftCompleted['state'], { step: number; title: string; text: string }> = {
  accepted: {
    step: 0,
    title: 'ご登録ありがとうございます',
    text: 'お届けまで、もうしばらくお待ちください。',
  },
  preparing: { step: 1, title: '発送の準備をしています', text: 'お届けまで、もうしばらくお待ちください。' },
  shipped: { step: 2, title: '発送しました', text: 'ご指定の日時にお届けします。' },
  delivered: { step: 3, title: 'お届けしました', text: 'お楽しみいただければ幸いです。' },
}

export function Component() {
  const answer = useLoaderData<typeof loader>()
  if (answer.kind === 'refused') return <GiftRefused {...answer} />
  const { gift_no, sender_name, products, input, state, has_thanked } = answer.gift
  const { delivery_at, delivery_timezone } = input
  const sender = addressed(sender_name)

  function saveCalendar(day: string) {
    const text = calendarFile({ giftNo: gift_no, day, slot: delivery_timezone, sender, now: new Date() })
    saveFile({ data: new Blob([text], { type: 'text/calendar' }), headers: new Headers() }, 'gift.ics')
  }

  return (
    <Page
      title="お届け先を登録しました"
      width="reading"
      lead={`${sender}からのギフトを、ご指定の場所へお届けします。`}
    >
      <NoReferrer />
      <div className={styles.stack}>
        <Panel tone="positive" title={stateWords[state].title}>
          {stateWords[state].text}
        </Panel>
        <StepIndicator
          steps={stateSteps.map((label) => ({ label }))}
          current={stateWords[state].step}
          label="お届けの状況"
        />
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
          {delivery_at && (
            <Button icon="download" onClick={() => saveCalendar(delivery_at)}>
              カレンダーに追加する
            </Button>
          )}
          <p className={styles.note}>
            個人情報を守るため、お届け先はこの画面に表示していません。お問い合わせの際は、ギフト番号をお知らせください。
          </p>
        </Card>
        <GiftThanks token={answer.token} sender={sender} hasThanked={has_thanked} />
        <p className={styles.note}>
          このページは、いつでも同じリンクからご覧いただけます。お届けの状況もこちらでご確認ください。
        </p>
        <LinkButton href="/">トップページを見る</LinkButton>
      </div>
    </Page>
  )
}
