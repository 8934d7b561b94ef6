import { Form, initialValuesOf, ServerFields, SubmitButton } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PrivacyNote } from '../privacy-note'
import { ShopMessage, shopMessage } from '../shop-message'
import { fetchContactForm, prepareInquiry } from './contact.api'
import { rememberDraft, useDraft } from './contact-draft.state'
import { contactFormOf, inquiryOf, type FormValues } from './contact.rules'
import { confirmPath, contactPath, isBusinessUrl } from './contact-path.rules'
import styles from './contact.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const isBusiness = isBusinessUrl(request.url)
  return {
    isBusiness,
    message: shopMessage('contact-info'),
    layout: await fetchContactForm(isBusiness, request.signal),
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
  const { isBusiness, message, layout } = useLoaderData<typeof loader>()
  const draft = useDraft()

  async function prepare(values: FormValues) {
    await prepareInquiry(inquiryOf(contactFormOf(isBusiness), layout, values))
    rememberDraft(values)
    navigateTo(confirmPath(isBusiness))
  }

  return (
    <Page
      title="お問い合わせ"
      width="reading"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'お問い合わせ' }]}
    >
      <div className={styles.stack}>
        <ShopMessage message={message} />
        <p>
          {isBusiness ? (
            <a href={contactPath(false)}>個人のお客さまのお問い合わせ</a>
          ) : (
            <a href={contactPath(true)}>法人のお客さまのご相談</a>
          )}
        </p>
        <Form
          key={`${isBusiness}-${draft !== undefined}`}
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
