import { PostedCodeForm } from '@storefront/forms'
import { usePostedForm } from '@storefront/remote'
import { Card, LinkButton, Page } from '@storefront/ui'

type Props = {
  title: string
  lead: string
  /** Login URL on which the shopper can request another code. */
  again?: string
}

/** Returns the user id if a form posted without JavaScript requires the emailed code. */
export function usePostedStep(intent: string): string | undefined {
  const begun = usePostedForm(intent)
  const typed = usePostedForm('code')
  return begun.isPrepared ? begun.values?.['user_id'] : typed.values?.['user_id']
}

/** Renders the emailed code as a plain form, which works with and without JavaScript. */
export function PostedStep({ title, lead, again, userId }: Props & { userId: string }) {
  const posted = usePostedForm('code')
  return (
    <Page title={title} width="reading" lead={lead}>
      <Card>
        <PostedCodeForm title={title} userId={userId} posted={posted} />
        {again && (
          <LinkButton href={again} variant="quiet" isWide>
            ログインからやり直して、新しい確認コードを受け取る
          </LinkButton>
        )}
      </Card>
    </Page>
  )
}
