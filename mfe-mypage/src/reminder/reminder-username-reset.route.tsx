import { Form, SubmitButton, TextField } from '@storefront/forms'
import { SiteMessage } from '@storefront/site/message'
import { Card, DataList, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { questionInWords } from '../security-question.rules'
import { RefusedLink } from './refused-link'
import { fetchReset, revealUsername } from './reminder.api'
import styles from './reminder.module.css'

const title = 'ログインIDの確認'

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return fetchReset(token, request.signal, 'username')
}

export const handle = { head: () => memberHead(title) }

/** Shows the login name after the emailed link and the security question. The link works once. */
export function Component() {
  const link = useLoaderData<typeof loader>()
  const [username, setUsername] = useState<string>()
  if (username) {
    return (
      <Page title={title} width="reading">
        <Card>
          <div className={styles.stack}>
            <DataList rows={[{ term: 'ログインID', value: username }]} />
            <LinkButton variant="primary" href="/login" isWide>
              ログインへ進む
            </LinkButton>
          </div>
        </Card>
      </Page>
    )
  }
  if ('refusal' in link) return <RefusedLink title={title} refusal={link.refusal} href="/reminder/username" />
  return (
    <Page title={title} width="reading">
      <div className={styles.stack}>
        <SiteMessage code="reminder-username-reset" />
        <Card>
          <Form<{ answer?: string }>
            label={title}
            onSubmit={async ({ answer }) => setUsername(await revealUsername(link.token, answer))}
          >
            {link.questionCt !== null && (
              <TextField
                name="answer"
                label="秘密の質問の答え"
                isRequired
                help={questionInWords(link.questionCt)}
                autoComplete="off"
              />
            )}
            <SubmitButton isWide size="lg">
              ログインIDを表示する
            </SubmitButton>
          </Form>
        </Card>
      </div>
    </Page>
  )
}
