import { publish } from '@storefront/event-bus'
import { Form, SubmitButton, TextField } from '@storefront/forms'
import { usePostedForm } from '@storefront/remote'
import { currentSite } from '@storefront/site'
import { Card, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { saveGuestReceipt } from './orders-receipt.api'
import { normaliseReceiptKey } from './orders-receipt.rules'
import styles from './orders-receipt.module.css'

type ReceiptKey = { no: string; t: string }

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return { no: searchParams.get('no') ?? '', t: searchParams.get('t') ?? '' }
}

export const handle = { head: () => memberHead('領収書') }

/**
 * Renders the receipt download by order number and the code in the order's email, for members and guests
 * (§6).
 */
export function Component() {
  const known = useLoaderData<typeof loader>()
  const posted = usePostedForm('receipt')

  async function save(typed: ReceiptKey) {
    await saveGuestReceipt(normaliseReceiptKey(typed))
    publish('toast.raised', { type: 'positive', message: '領収書をダウンロードしました' })
  }

  return (
    <Page title="領収書" width="reading">
      <Card>
        <p className={styles.lead}>
          ご注文の確認メールにある領収書のリンクを開くと、番号とコードが入力された状態になります。2回目からの領収書には「再発行」と記されます。
        </p>
        <Form<ReceiptKey> label="領収書のダウンロード" initialValues={known} onSubmit={save} posted={posted}>
          <TextField name="no" label="ご注文番号" isRequired autoCapitalize="characters" spellCheck={false} />
          <TextField
            name="t"
            label="領収書コード"
            isRequired
            autoComplete="off"
            spellCheck={false}
            help="メールの領収書リンクの「t=」より後ろの文字です。リンクをそのまま貼り付けることもできます。"
          />
          <SubmitButton isWide size="lg" icon="download">
            領収書をダウンロードする
          </SubmitButton>
        </Form>
        {!currentSite().settings.isMembersOnlyOff && (
          <p className={styles.hint}>
            会員の方は、マイページの<a href="/mypage/order_history">ご注文履歴</a>
            からもダウンロードいただけます。
          </p>
        )}
      </Card>
    </Page>
  )
}
