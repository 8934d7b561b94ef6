import {
  Form,
  initialValuesOf,
  PersistFormDraft,
  PrivacyNote,
  ServerFields,
  SubmitButton,
} from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { currentSite } from '@storefront/site'
import { SiteMessage } from '@storefront/site/message'
import { Page, Panel } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { AttachmentsField } from './attachment/attachments-field'
import { fetchContactForm, prepareInquiry } from './contact.api'
import { contactDraft, rememberInquiry, typedInquiry } from './contact-draft.state'
import { askedByUrl, toContactForm, toInquiry, type FormValues } from './contact.rules'
import { confirmPath, contactPath, isBusinessUrl } from './contact-path.rules'
import { PreparedInquiry } from './prepared-inquiry'
import styles from './contact.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const isBusiness = isBusinessUrl(request.url)
  const layout = await fetchContactForm(toContactForm(isBusiness), request.signal)
  return { isBusiness, layout, asked: askedByUrl(layout, request.url) }
}

export const handle = {
  head: () => ({
    title: 'お問い合わせ',
    description: '商品やご注文についてのお問い合わせを承ります。',
    canonical: '/contact',
  }),
}

export function Component() {
  const { isBusiness, layout, asked } = useLoaderData<typeof loader>()
  const prepared = usePostedForm('prepare')
  const edited = usePostedForm('edit')
  const refused = usePostedForm('send')
  /** Values in the link take precedence over the stored input. */
  const draft = {
    read: (): FormValues => ({ ...contactDraft.read()?.values, ...typedInquiry.read(), ...asked }),
    save: (values: FormValues) => typedInquiry.save(values),
  }

  async function prepare(values: FormValues) {
    await prepareInquiry(toInquiry(toContactForm(isBusiness), layout, values))
    rememberInquiry(values)
    navigateTo(confirmPath(isBusiness))
  }

  if (prepared.isPrepared && prepared.values)
    return <PreparedInquiry layout={layout} values={prepared.values} />
  const posted = [edited, refused].find(({ values }) => values) ?? prepared
  return (
    <Page
      title="お問い合わせ"
      width="reading"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'お問い合わせ' }]}
    >
      <div className={styles.stack}>
        <SiteMessage code="contact-info" />
        <UnsendableWithoutScripts />
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
          initialValues={{ ...initialValuesOf(layout), ...asked }}
          onSubmit={prepare}
          posted={{ ...posted, intent: 'prepare' }}
        >
          <ServerFields layout={layout} />
          <AttachmentsField />
          <PrivacyNote />
          <SubmitButton isWide size="lg">
            確認へ進む
          </SubmitButton>
          <PersistFormDraft draft={draft} />
        </Form>
      </div>
    </Page>
  )
}

/**
 * Lists other ways to contact the shop, because a form posted without scripts can't contain a captcha token.
 */
function UnsendableWithoutScripts() {
  const { siteKey, screens } = currentSite().settings.captcha
  if (siteKey === '' || !screens.includes('contact')) return null
  return (
    <noscript>
      <Panel tone="caution" title="このフォームの送信にはJavaScriptが必要です">
        JavaScriptを有効にしていただくか、<a href="/law">特定商取引法に基づく表記</a>
        のお電話・メールアドレスまでご連絡ください。
      </Panel>
    </noscript>
  )
}
