import { listQas, type QaGroup } from '@storefront/contracts'
import { call } from '@storefront/http'
import type { Head } from '@storefront/navigation'
import { Disclosure, EmptyState, LinkButton, Page, RichContent, Section } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'

export async function loader({ request }: LoaderFunctionArgs) {
  return { groups: (await call(listQas, { isCacheable: true, signal: request.signal })).data.data }
}

export const handle = {
  isPrefetchable: true,
  head: ({ groups }: { groups: QaGroup[] }): Head => ({
    title: 'よくあるご質問',
    description: 'ご注文、お届け、お支払い、会員登録などについてのよくあるご質問です。',
    canonical: '/faq',
    jsonLd: [faqData(groups)],
  }),
}

function faqData(groups: QaGroup[]) {
  const questions = groups.flatMap(({ items }) => items)
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function Component() {
  const { groups } = useLoaderData<typeof loader>()
  return (
    <Page
      title="よくあるご質問"
      width="reading"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'よくあるご質問' }]}
    >
      {groups.length === 0 && <EmptyState title="ご質問はまだ登録されていません" />}
      {groups.map(({ category, items }) => (
        <Section key={category.key} id={category.key} title={category.name}>
          {items.map(({ key, question, answer }) => (
            <Disclosure key={key} summary={question}>
              <RichContent html={answer} />
            </Disclosure>
          ))}
        </Section>
      ))}
      <Section title="解決しないときは">
        <LinkButton href="/contact" icon="mail">
          お問い合わせ
        </LinkButton>
      </Section>
    </Page>
  )
}
