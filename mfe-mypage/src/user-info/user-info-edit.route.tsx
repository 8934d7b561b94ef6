import { publish } from '@storefront/event-bus'
import { Form, PrivacyNote, ServerFields, SubmitButton } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { Card, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberFields } from '../member-fields'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { EmailWithPassword } from './email-with-password'
import { changeUserInfo, fetchUserInfo } from './user-info.api'
import { changedMessage, changedUser, toUserValues, type UserValues } from './user-info.rules'
import styles from './user-info.module.css'

const title = '会員情報の変更'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchUserInfo(request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { user, layout } = useLoaderData<typeof loader>()
  async function save(values: UserValues) {
    const { data } = await changeUserInfo(changedUser(user, values))
    publish('toast.raised', { type: 'positive', message: changedMessage(data) })
    navigateTo('/mypage/user_info')
  }
  return (
    <Page
      title={title}
      width="reading"
      lead="メールアドレスは、新しいアドレスへお送りする確認メールのリンクを開くと変わります。"
      crumbs={memberCrumbs({ label: '会員情報', href: '/mypage/user_info' }, { label: title })}
    >
      <Card>
        <Form<UserValues> label={title} initialValues={toUserValues(user)} onSubmit={save}>
          <ServerFields
            layout={layout}
            own={{ ...memberFields, email: (props) => <EmailWithPassword {...props} email={user.email} /> }}
          />
          <PrivacyNote />
          <div className={styles.actions}>
            <SubmitButton>保存する</SubmitButton>
            <LinkButton href="/mypage/user_info" variant="quiet">
              やめる
            </LinkButton>
          </div>
        </Form>
      </Card>
    </Page>
  )
}
