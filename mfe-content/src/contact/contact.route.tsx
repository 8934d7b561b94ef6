import { Form, initialValuesOf, PrivacyNote, ServerFields, SubmitButton, useDraft } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { SiteMessage } from '@storefront/site/message'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchContactForm, prepareInquiry } from './contact.api'
import { contactDraft, rememberInquiry } from './contact-draft.state'
import { contactFormOf, inquiryOf, type FormValues } from './contact.rules'
import { confirmPath, contactPath, isBusinessUrl } from './contact-path.rules'
import styles from './contact.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const isBusiness = isBusinessUrl(request.url)
  return {
    isBusiness,
    layout: await fetchContactForm(contactFormOf(isBusiness), request.signal),
  }
}

export const handle = {
  head: () => ({
    title: 'お問い合わせ',
    description: '商品やご注文についてのお問い合わせを承ります。',
    canonical: '/contact',
  }),
}

export function Component() {
  const { isBusiness, layout } = useLoaderData<typeof loader>()
  const draft = useDraft(contactDraft)

  async function prepare(values: FormValues) {
    await prepareInquiry(inquiryOf(contactFormOf(isBusiness), layout, values))
    rememberInquiry(values)
    navigateTo(confirmPath(isBusiness))
  }

  return (
    <Page
      title="お問い合わせ"
      width="reading"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'お問い合わせ' }]}
    >
      <div className={styles.stack}>
        <SiteMessage code="contact-info" />
        <p>
          {isBusiness ? (
            <a href={contactPath(false)}>個人のお客さまのお問い合わせ</a>
          ) : (
            <a href={contactPath(true)}>法人のお客さまのご相談</a>
          )}
        </p>
        <Form
          key={String(isBusiness)}
          keepDirtyOnReinitialize
          label="お問い合わせ"
          initialValues={{ ...initialValuesOf(layout), ...draft?.values }}
          onSubmit={prepare}
        >
          <ServerFields layout={layout} />
          <PrivacyNote />
          <SubmitButton isWide size="lg">
            確認へ進む
          </SubmitButton>
        </Form>
      </div>
    </Page>
  )
}
