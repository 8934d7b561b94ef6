import { Form, PersistFormDraft, RadioField, SelectField, SubmitButton } from '@storefront/forms'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { navigateTo } from '@storefront/navigation'
import { LinkButton, Page } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { rememberDraft, useGiftDraft, type GiftDelivery } from './gift-draft.state'
import { giftHead } from './gift.rules'
import { GiftRefused } from './gift-refused'
import { GiftSteps } from './gift-steps'
import { checkDelivery, fetchGift, fetchLeadtime, catchRefusal } from './social-gift.api'
import styles from './social-gift.module.css'

async function fetchChoices(token: string, url: string, signal: AbortSignal) {
  const { searchParams } = new URL(url)
  const pref = searchParams.get('pref')
  if (!pref) throw redirect(`/social-gift/${token}/shipping`)
  const [{ gift }, leadtime] = await Promise.all([
    fetchGift(token, signal),
    fetchLeadtime(token, { pref, postal: searchParams.get('postal') ?? undefined }, signal),
  ])
  if (gift.is_completed) throw redirect(`/social-gift/${token}/complete`)
  return { kind: 'gift' as const, token, ...leadtime }
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  return catchRefusal(fetchChoices(params.key ?? '', request.url, request.signal))
}

export const handle = { head: giftHead('お届け日時の選択') }

type Choices = Awaited<ReturnType<typeof fetchChoices>>

export function Component() {
  const answer = useLoaderData<typeof loader>()
  if (answer.kind === 'refused') return <GiftRefused {...answer} />
  return <DeliveryForm {...answer} />
}

function DeliveryForm({ token, days, timezones }: Choices) {
  const known = useGiftDraft(token)
  const draft = {
    /** A day that is over, or too soon by now, is not chosen any more. */
    read: (): GiftDelivery => ({
      delivery_at: days.find((day) => day === known?.delivery?.delivery_at) ?? '',
      delivery_timezone: known?.delivery?.delivery_timezone ?? '',
    }),
    save(delivery: GiftDelivery) {
      const delivery_timezone_name = timezones.find(({ key }) => key === delivery.delivery_timezone)?.name
      rememberDraft(token, { delivery: { ...delivery, delivery_timezone_name } })
    },
  }

  async function go(delivery: GiftDelivery) {
    await checkDelivery(delivery)
    draft.save(delivery)
    navigateTo(`/social-gift/${token}/confirm`)
  }

  return (
    <Page title="お届け日時の選択" width="reading">
      <div className={styles.stack}>
        <GiftSteps token={token} current={1} />
        <Form<GiftDelivery>
          keepDirtyOnReinitialize
          label="お届け日時の選択"
          initialValues={draft.read()}
          onSubmit={go}
        >
          <SelectField
            name="delivery_at"
            label="お届け希望日"
            placeholder="指定なし（最短でお届け）"
            choices={days.map((day) => ({ value: day, label: formatDayWithWeekday(day) }))}
            help="お届け先までの日数をもとに、お選びいただける日を表示しています。"
          />
          <RadioField
            name="delivery_timezone"
            label="お届け時間帯"
            choices={[
              { value: '', label: '指定なし' },
              ...timezones.map(({ key, name }) => ({ value: key, label: name })),
            ]}
          />
          <SubmitButton isWide size="lg">
            確認へ進む
          </SubmitButton>
          <LinkButton variant="quiet" href={`/social-gift/${token}/shipping`}>
            お届け先に戻る
          </LinkButton>
          {known && <PersistFormDraft draft={draft} />}
        </Form>
      </div>
    </Page>
  )
}
