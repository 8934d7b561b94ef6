import { Form, SubmitButton } from '@storefront/forms'
import { usePostedForm } from '@storefront/remote'
import { useLayoutEffect, useRef } from 'react'
import { DataList, Disclosure, LinkButton, Page, Panel } from '@storefront/ui'
import { useLoaderData, useParams, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom'
import { fittingCrumb, top } from '../school-ways/school.rules'
import { toBookingFacts } from './booked-facts'
import { formatBookedTitle } from './booked.rules'
import { cancel, fetchBooking } from './booking.api'
import styles from './fitting.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  return { booking: await fetchBooking(params.token ?? '', request.signal) }
}

export const handle = {
  head: () => ({ title: '採寸会のご予約の確認', robots: 'noindex' }),
}

export function Component() {
  const { booking } = useLoaderData<typeof loader>()
  const frame = useTitleFocus(booking.is_cancelled)
  return (
    <div ref={frame}>
      <Page
        title={formatBookedTitle(booking)}
        width="reading"
        crumbs={[top, fittingCrumb, { label: 'ご予約の確認' }]}
      >
        <div className={styles.stack}>
          {booking.is_cancelled ? (
            <Panel tone="caution" isAnnounced>
              このご予約は取り消されています。あらためてお申し込みいただけます。
            </Panel>
          ) : (
            <Panel tone="positive" isAnnounced>
              ご予約の控えをメールでお送りしました。当日は予約番号を会場でお知らせください。
            </Panel>
          )}
          <DataList rows={toBookingFacts(booking)} />
          {booking.can_cancel && <Cancellation />}
          <p>
            <LinkButton href="/fitting">採寸会の日程を見る</LinkButton>
          </p>
        </div>
      </Page>
    </div>
  )
}

/**
 * Moves the focus to the heading once the shopper has cancelled, because the button of the cancellation is
 * gone.
 */
function useTitleFocus(isCancelled: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const wasCancelled = useRef(isCancelled)
  useLayoutEffect(() => {
    if (isCancelled && !wasCancelled.current)
      frame.current?.querySelector<HTMLElement>('[data-page-title]')?.focus()
    wasCancelled.current = isCancelled
  }, [isCancelled])
  return frame
}

function Cancellation() {
  const { token = '' } = useParams()
  const { revalidate } = useRevalidator()
  const posted = usePostedForm('cancel')
  return (
    <Disclosure summary="予約を取り消す" isInitiallyOpen={posted.message !== undefined}>
      <Form
        label="予約の取消し"
        posted={posted}
        onSubmit={async () => {
          await cancel(token)
          await revalidate()
        }}
      >
        <p>お席は、ほかのご家庭にお譲りします。お取消しは前日まで承ります。</p>
        <SubmitButton>この予約を取り消す</SubmitButton>
      </Form>
    </Disclosure>
  )
}
