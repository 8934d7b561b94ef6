import { PostedCodeForm } from '@storefront/forms'
import { usePostedForm } from '@storefront/remote'
import { Card, LinkButton, Page } from '@storefront/ui'

type Props = {
  title: string
  lead: string
  /** The form of a login, where another code is asked for. */
  again?: string
}

/** Whether a form that was posted without scripts waits for the code of the mail. */
export function usePostedStep(intent: string): string | undefined {
  const begun = usePostedForm(intent)
  const typed = usePostedForm('code')
  return begun.isPrepared ? begun.values?.['user_id'] : typed.values?.['user_id']
}

/** The code from the mail as a plain form: its answer is a page, with scripts and without. */
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
