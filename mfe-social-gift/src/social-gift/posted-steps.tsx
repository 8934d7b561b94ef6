import type { PostedForm } from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { Button, Page } from '@storefront/ui'
import type { ReactNode } from 'react'
import { rememberDraft } from '../gift/gift-draft.state'
import { completeAddress } from '../gift/gift-address.rules'
import { GiftSteps } from '../gift/gift-steps'
import type { Gift } from '../gift/social-gift.api'
import { NoReferrer } from '../no-referrer'
import { AnswerSummary } from './answer-summary'
import { DeliveryForm } from './delivery-form'
import { BackWithKept, KeptControls } from '../posted/kept-controls'
import { draftOfTexts, leadtimeOfTexts } from '../posted/posted-answer.rules'
import styles from '../gift/gift.module.css'

type StepProps = { token: string; gift: Gift; posted: PostedForm; texts: Record<string, string> }

/** Shows the dates for the posted destination. Hidden fields hold the earlier input. */
export function PostedDelivery({ token, posted, texts }: StepProps) {
  const { delivery, ...draft } = draftOfTexts(texts)
  const { days, timezones } = leadtimeOfTexts(texts)
  const asked = ['delivery_at', 'delivery_timezone']
  return (
    <Step title="お届け日時の選択" token={token} current={1}>
      <DeliveryForm
        days={days}
        timezones={timezones}
        initialValues={{ ...delivery, delivery_timezone: delivery.delivery_timezone ?? '' }}
        posted={{ ...posted, intent: 'delivery' }}
        onSubmit={async (chosen) => {
          rememberDraft(token, { ...draft, delivery: chosen })
          navigateTo(`/social-gift/${token}/confirm`)
        }}
      >
        <KeptControls texts={texts} asked={asked} />
      </DeliveryForm>
      <BackWithKept texts={texts} intent="edit" label="お届け先に戻る" />
    </Step>
  )
}

export function PostedConfirmation({ token, gift, texts }: StepProps) {
  const { address, delivery, birthday, variants } = draftOfTexts(texts)
  return (
    <Step title="ご入力内容の確認" token={token} current={2}>
      <AnswerSummary
        gift={gift}
        address={completeAddress(address)}
        delivery={delivery}
        birthday={birthday}
        variants={variants}
        addressAction={<BackWithKept texts={texts} intent="edit" label="お届け先を変更する" />}
        deliveryAction={<BackWithKept texts={texts} intent="days" label="お届け日時を変更する" />}
      />
      <form className={styles.stack} method="post" aria-label="お届け先の登録">
        <KeptControls texts={texts} />
        <Button type="submit" name="intent" value="complete" variant="primary" size="lg" isWide>
          この内容で登録する
        </Button>
        <p className={styles.note}>登録の後の変更は、当店へのお問い合わせで承ります。</p>
      </form>
    </Step>
  )
}

type Stepping = { title: string; token: string; current: 1 | 2; children: ReactNode }

function Step({ title, token, current, children }: Stepping) {
  return (
    <Page title={title} width="reading">
      <NoReferrer />
      <div className={styles.stack}>
        <GiftSteps token={token} current={current} isPosted />
        {children}
      </div>
    </Page>
  )
}
