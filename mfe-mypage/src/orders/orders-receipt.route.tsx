import { publish } from '@storefront/event-bus'
import { Form, SubmitButton } from '@storefront/forms'
import { Card, DataList, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { saveGuestReceipt } from './orders-receipt.api'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return { no: searchParams.get('no'), token: searchParams.get('t') }
}

export const handle = { head: () => memberHead('領収書') }

/** A guest's receipt by the order's number and the token of its mail (§6). */
export function Component() {
  const { no, token } = useLoaderData<typeof loader>()
  if (!no || !token) {
    return (
      <Page title="領収書" width="reading">
        <EmptyState
          icon="mail"
          title="ご注文の確認メールのリンクからお開きください"
          level="h2"
          action={<LinkButton href="/contact">お問い合わせ</LinkButton>}
        >
          会員の方は、マイページのご注文履歴からもダウンロードいただけます。
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title="領収書" width="reading">
      <Card>
        <DataList rows={[{ term: 'ご注文番号', value: no }]} />
        <Form
          label="領収書のダウンロード"
          onSubmit={async () => {
            await saveGuestReceipt(no, token)
            publish('toast.raised', { type: 'positive', message: '領収書をダウンロードしました' })
          }}
        >
          <SubmitButton isWide size="lg" icon="download">
            領収書をダウンロードする
          </SubmitButton>
        </Form>
      </Card>
    </Page>
  )
}
