import { Form, SubmitButton } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { EmptyState, LinkButton, Page, TextSkeleton } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { NoReferrer } from '../no-referrer'
import { getGiftDraft, useGiftDraft } from '../gift/gift-draft.state'
import { holdsAlcohol } from '../gift/drinking-age.rules'
import { wholeAddress } from '../gift/gift-address.rules'
import { giftHead } from '../gift/gift-head.rules'
import { deliveryPath } from '../gift/gift-path.rules'
import { chosenVariants } from '../gift/variant-choice.rules'
import { GiftRefused } from '../gift/gift-refused'
import { GiftSteps } from '../gift/gift-steps'
import { AnswerSummary } from './answer-summary'
import { complete, fetchStep, type Gift } from '../gift/social-gift.api'
import styles from '../gift/gift.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  return fetchStep(params.key ?? '', request.signal)
}

export const handle = { head: giftHead('ご入力内容の確認') }

export function Component() {
  const answer = useLoaderData<typeof loader>()
  if (answer.kind !== 'gift') return <GiftRefused {...answer} />
  return (
    <Page title="ご入力内容の確認" width="reading">
      <NoReferrer />
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
    await complete(token, address, delivery, {
      birthday: isAgeAsked ? draft?.birthday : undefined,
      variants: chosenVariants(gift.data, draft?.variants),
    })
    getGiftDraft(token).clear()
    navigateTo(`/social-gift/${token}/complete`, { replace: true })
  }

  return (
    <>
      <AnswerSummary
        gift={gift}
        address={address}
        delivery={delivery}
        birthday={isAgeAsked ? draft.birthday : undefined}
        variants={draft.variants}
        addressAction={
          <a href={`/social-gift/${token}/shipping`} aria-label="お届け先を変更する">
            変更する
          </a>
        }
        deliveryAction={
          <a href={deliveryPath(token, address)} aria-label="お届け日時を変更する">
            変更する
          </a>
        }
      />
      <Form label="お届け先の登録" onSubmit={send}>
        <SubmitButton isWide size="lg">
          この内容で登録する
        </SubmitButton>
        <p className={styles.note}>登録の後の変更は、当店へのお問い合わせで承ります。</p>
      </Form>
    </>
  )
}
