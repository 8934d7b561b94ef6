import type { FormLayout } from '@storefront/contracts'
import { Form, SubmitButton, useDraft } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { answerCaptcha, CaptchaBox } from '@storefront/site/captcha'
import { Card, DataList, EmptyState, LinkButton, Page, TextSkeleton } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchContactForm, send } from './contact.api'
import { contactDraft, forgetInquiry, type ContactDraft } from './contact-draft.state'
import { answersInWords, toContactForm, toInquiry, type ContactForm } from './contact.rules'
import { contactPath, isBusinessUrl } from './contact-path.rules'
import styles from './contact.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const isBusiness = isBusinessUrl(request.url)
  return { isBusiness, layout: await fetchContactForm(toContactForm(isBusiness), request.signal) }
}

export const handle = { head: () => ({ title: 'お問い合わせ内容の確認', robots: 'noindex' }) }

export function Component() {
  const { isBusiness, layout } = useLoaderData<typeof loader>()
  const draft = useDraft(contactDraft)
  const back = contactPath(isBusiness)
  return (
    <Page
      title="お問い合わせ内容の確認"
      width="reading"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'お問い合わせ', href: back }, { label: '確認' }]}
    >
      {draft === undefined && <TextSkeleton lines={6} />}
      {draft === null && (
        <EmptyState
          icon="mail"
          title="お問い合わせの内容がまだ入力されていません"
          action={<LinkButton href={back}>入力へ進む</LinkButton>}
        />
      )}
      {draft && <Confirmation draft={draft} layout={layout} form={toContactForm(isBusiness)} back={back} />}
    </Page>
  )
}

type ConfirmationProps = { draft: ContactDraft; layout: FormLayout; form: ContactForm; back: string }

function Confirmation({ draft, layout, form, back }: ConfirmationProps) {
  async function sendDraft() {
    const inquiryNo = await send(
      { ...toInquiry(form, layout, draft.values), ...(await answerCaptcha('contact')) },
      draft.idempotencyKey,
    )
    forgetInquiry()
    navigateTo(`/contact/complete?no=${encodeURIComponent(inquiryNo)}`, { replace: true })
  }
  return (
    <div className={styles.stack}>
      <Card>
        <DataList
          rows={answersInWords(layout, draft.values).map((row) => ({
            ...row,
            value: <span className={styles.words}>{row.value}</span>,
          }))}
        />
      </Card>
      <Form label="お問い合わせの送信" onSubmit={sendDraft}>
        <CaptchaBox screen="contact" />
        <SubmitButton isWide size="lg">
          この内容で送信する
        </SubmitButton>
        <LinkButton href={back} variant="quiet">
          入力に戻る
        </LinkButton>
      </Form>
    </div>
  )
}
