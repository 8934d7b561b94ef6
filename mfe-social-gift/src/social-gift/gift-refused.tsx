import { EmptyState, LinkButton, Page } from '@storefront/ui'

/** A link that leads to no gift (any more): what happened, and what to do. */
export function GiftRefused({ message, isUnknown }: { message: string; isUnknown: boolean }) {
  return (
    <Page title="ギフトを表示できません" width="reading">
      <EmptyState
        icon="gift"
        title={message}
        level="h2"
        action={<LinkButton href="/contact">お問い合わせ</LinkButton>}
      >
        {isUnknown
          ? 'メールやメッセージのリンクが途中で切れていないか、ご確認ください。'
          : '贈り主さまにご連絡のうえ、ご不明な点は当店へお問い合わせください。'}
      </EmptyState>
    </Page>
  )
}
