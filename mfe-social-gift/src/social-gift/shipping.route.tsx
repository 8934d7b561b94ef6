import { AddressFields, DateField, Form, PersistFormDraft, SubmitButton } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { Page, Panel } from '@storefront/ui'
import { currentSite } from '@storefront/site'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { rememberDraft, useGiftDraft, type GiftAddress } from './gift-draft.state'
import { deliveryPath, giftHead, holdsAlcohol, wholeAddress } from './gift.rules'
import { GiftRefused } from './gift-refused'
import { GiftSteps } from './gift-steps'
import { checkShipping, fetchGift, catchRefusal } from './social-gift.api'
import styles from './social-gift.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const answer = await catchRefusal(fetchGift(params.key ?? '', request.signal))
  if ('kind' in answer && answer.gift.is_completed) throw redirect(`/social-gift/${answer.token}/complete`)
  return answer
}

export const handle = { head: giftHead('お届け先の入力') }

type Values = Partial<GiftAddress> & { birthday?: string }

export function Component() {
  const answer = useLoaderData<typeof loader>()
  if (answer.kind === 'refused') return <GiftRefused {...answer} />
  return <ShippingForm token={answer.token} isAgeAsked={holdsAlcohol(answer.gift.data)} />
}

function ShippingForm({ token, isAgeAsked }: { token: string; isAgeAsked: boolean }) {
  const known = useGiftDraft(token)
  const draft = {
    read: (): Values => ({ ...known?.address, birthday: known?.birthday }),
    save({ birthday, ...address }: Values) {
      rememberDraft(token, { address, birthday })
    },
  }

  async function go({ birthday, ...typed }: Values) {
    const address = wholeAddress(typed)
    if (!address) return
    await checkShipping(address)
    draft.save({ ...address, birthday })
    navigateTo(deliveryPath(token, address))
  }

  return (
    <Page title="お届け先の入力" width="reading">
      <div className={styles.stack}>
        <GiftSteps token={token} current={0} />
        <Form<Values>
          keepDirtyOnReinitialize
          label="お届け先の入力"
          initialValues={draft.read()}
          onSubmit={go}
        >
          <AddressFields section="shipping" isKanaOptional={currentSite().settings.isKanaOptional} />
          {isAgeAsked && (
            <>
              <Panel tone="caution">お酒のギフトです。20歳未満の者の飲酒は法律で禁止されています。</Panel>
              <DateField
                name="birthday"
                label="生年月日"
                isRequired
                isBirthday
                help="年齢の確認だけに使います。"
              />
            </>
          )}
          <p className={styles.note}>
            ご入力の内容はお届けだけに使い、贈り主さまには表示されません。
            <a href="/privacy">プライバシーポリシー</a>
          </p>
          <SubmitButton isWide size="lg">
            お届け日時へ進む
          </SubmitButton>
          {known && <PersistFormDraft draft={draft} />}
        </Form>
      </div>
    </Page>
  )
}
