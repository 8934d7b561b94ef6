import { Form, SubmitButton } from '@storefront/forms'
import { formatDate, formatPostalCode } from '@storefront/locale-ja'
import { navigateTo } from '@storefront/navigation'
import { Card, DataList, EmptyState, LinkButton, Page, TextSkeleton } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { giftDraftOf, useGiftDraft } from './gift-draft.state'
import { deliveryInWords, deliveryPath, giftHead, holdsAlcohol, wholeAddress } from './gift.rules'
import { GiftProducts } from './gift-products'
import { GiftRefused } from './gift-refused'
import { GiftSteps } from './gift-steps'
import { complete, fetchGift, catchRefusal, type Gift } from './social-gift.api'
import styles from './social-gift.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const answer = await catchRefusal(fetchGift(params.key ?? '', request.signal))
  if ('kind' in answer && answer.gift.is_completed) throw redirect(`/social-gift/${answer.token}/complete`)
  return answer
}

export const handle = { head: giftHead('ご入力内容の確認') }

export function Component() {
  const answer = useLoaderData<typeof loader>()
  if (answer.kind === 'refused') return <GiftRefused {...answer} />
  return (
    <Page title="ご入力内容の確認" width="reading">
      <div className={styles.stack}>
        <GiftSteps token={answer.token} current={2} />
        <Confirmation {...answer} />
      </div>
    </Page>
  )
}

function Confirmation({ token, gift }: { token: string; gift: Gift }) {
  const draft = useGiftDraft(token)
  if (!draft) return <TextSkeleton lines={6} />
  const address = wholeAddress(draft.address)
  const isAgeAsked = holdsAlcohol(gift.data)
  if (!address || (isAgeAsked && !draft.birthday)) {
    return (
      <EmptyState
        title="お届け先がまだ入力されていません"
        action={<LinkButton href={`/social-gift/${token}/shipping`}>お届け先を入力する</LinkButton>}
      />
    )
  }
  const delivery = draft.delivery ?? {}

  async function send() {
    if (!address) return
    await complete(token, address, delivery, isAgeAsked ? draft?.birthday : undefined)
    giftDraftOf(token).clear()
    navigateTo(`/social-gift/${token}/complete`, { replace: true })
  }

  return (
    <>
      <Card title="ギフト">
        <GiftProducts products={gift.data} />
      </Card>
      <Card title="お届け先" action={<a href={`/social-gift/${token}/shipping`}>変更する</a>}>
        <DataList
          rows={[
            { term: 'お名前', value: `${address.shipping_last_name} ${address.shipping_first_name} さま` },
            ...(address.shipping_last_name_kana
              ? [
                  {
                    term: 'フリガナ',
                    value: `${address.shipping_last_name_kana} ${address.shipping_first_name_kana}`,
                  },
                ]
              : []),
            {
              term: 'ご住所',
              value: `〒${formatPostalCode(address.postal_code)} ${address.prefecture}${address.city}${address.address1} ${address.address2 ?? ''}`,
            },
            { term: '電話番号', value: address.phone_number },
            ...(isAgeAsked && draft.birthday
              ? [{ term: '生年月日', value: formatDate(draft.birthday) }]
              : []),
          ]}
        />
        {isAgeAsked && <p className={styles.note}>20歳未満の者の飲酒は法律で禁止されています。</p>}
      </Card>
      <Card title="お届け日時" action={<a href={deliveryPath(token, address)}>変更する</a>}>
        {deliveryInWords(delivery)}
      </Card>
      <Form label="お届け先の登録" onSubmit={send}>
        <SubmitButton isWide size="lg">
          この内容で登録する
        </SubmitButton>
        <p className={styles.note}>登録の後の変更は、当店へのお問い合わせで承ります。</p>
      </Form>
    </>
  )
}
