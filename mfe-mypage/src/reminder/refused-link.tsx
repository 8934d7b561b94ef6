import { EmptyState, LinkButton, Page } from '@storefront/ui'

/** Shown if the server rejects an emailed link. Shows why, and links to request another email. */
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
