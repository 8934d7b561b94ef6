import type { Cart } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, TextField } from '@storefront/forms'
import { checkPrintable } from '@storefront/locale-ja'
import { useDeliveryTo } from '@storefront/site'
import { useBrowserValue } from '@storefront/state'
import { Button, Disclosure } from '@storefront/ui'
import { runSubmit } from '../engine/cart.error-reactions'
import { whenChangesSettled } from '../engine/pending-changes.state'
import { saveQuote } from './quote.api'

/** Downloads the cart as a quote. Needs JavaScript to name the saved file. */
export function QuoteForm({ cart }: { cart: Cart }) {
  const isAlive = useBrowserValue(() => true, false)
  const to = useDeliveryTo()
  if (!isAlive) return null
  return (
    <Disclosure summary="見積書（PDF）をつくる">
      <Form<{ name: string }>
        label="見積書"
        onSubmit={async ({ name }) => {
          await whenChangesSettled()
          if (await runSubmit(() => saveQuote(cart.token, name, to)))
            publish('toast.raised', { type: 'positive', message: '見積書をダウンロードしました' })
        }}
      >
        {({ isSubmitting }) => (
          <>
            <TextField
              name="name"
              label="宛名"
              isRequired
              maxLength={40}
              rules={[checkPrintable]}
              autoComplete="organization"
              help="「御中」が付きます。発行から30日間有効です。"
            />
            <Button type="submit" icon="download" isPending={isSubmitting}>
              見積書をダウンロードする
            </Button>
          </>
        )}
      </Form>
    </Disclosure>
  )
}
