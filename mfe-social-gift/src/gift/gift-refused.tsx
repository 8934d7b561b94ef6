import { EmptyState, LinkButton, Page } from '@storefront/ui'
import { NoReferrer } from '../no-referrer'
import { titleOfDead } from './gift-head.rules'
import type { Refusal, UsedLink } from './social-gift.api'

/** Explains why the gift of a link can't be accepted and what the recipient can do. */
export function GiftRefused(answer: Refusal | UsedLink) {
  const isUsed = answer.kind === 'used'
  return (
    <Page title={titleOfDead(answer) ?? ''} width="reading">
      <NoReferrer />
      <EmptyState
        icon="gift"
        title={isUsed ? 'このギフトのお届け先は、すでに登録されています。' : answer.message}
        level="h2"
        action={
          isUsed ? (
            <LinkButton href={`/social-gift/${answer.token}/complete`}>お届けの状況を見る</LinkButton>
          ) : (
            <LinkButton href="/contact">お問い合わせ</LinkButton>
          )
        }
      >
        {isUsed ? 'お届け先の変更は、当店へのお問い合わせで承ります。' : hints[answer.reason]}
      </EmptyState>
    </Page>
  )
}

const hints: Record<Refusal['reason'], string> = {
  unknown: 'メールやメッセージのリンクが途中で切れていないか、ご確認ください。',
  declined: 'お心変わりのときは、贈り主さまにご連絡ください。',
  gone: '贈り主さまにご連絡のうえ、ご不明な点は当店へお問い合わせください。',
  waiting: '贈り主さまのお支払いが確認できると、お受け取りいただけます。',
}
