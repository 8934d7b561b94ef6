import { EmptyState, LinkButton, Page } from '@storefront/ui'

/** Shows the reason why the server rejected an emailed link, and a link that requests another email. */
export function RefusedLink({ title, refusal, href }: { title: string; refusal: string; href: string }) {
  return (
    <Page title={title} width="reading">
      <EmptyState
        icon="clock"
        title={refusal}
        level="h2"
        action={<LinkButton href={href}>もう一度メールを送る</LinkButton>}
      >
        お手数ですが、もう一度ご案内のメールをお受け取りください。
      </EmptyState>
    </Page>
  )
}
