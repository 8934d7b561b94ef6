import { useEffect, useState } from 'react'
import { listQas, type QaGroup } from '@storefront/contracts'
import { call } from '@storefront/http'
import type { Head } from '@storefront/navigation'
import {
  Disclosure,
  EmptyState,
  Field,
  LinkButton,
  Page,
  RichContent,
  Section,
  TextInput,
} from '@storefront/ui'
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { anchorOf, groupsWith } from './faq.rules'

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
  const [search, setSearch] = useState('')
  const found = search.trim() ? groupsWith(search, groups) : groups
  useLinkedAnswer()
  return (
    <Page
      title="よくあるご質問"
      width="reading"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'よくあるご質問' }]}
    >
      {groups.length === 0 && <EmptyState title="ご質問はまだ登録されていません" />}
      {groups.length > 0 && (
        <Field label="ご質問を検索">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      )}
      <div role="status">
        {groups.length > 0 && found.length === 0 && <p>「{search}」に当てはまるご質問はありません</p>}
      </div>
      {found.map(({ category, items }) => (
        <Section key={category.key} id={category.key} title={category.name}>
          {items.map(({ key, question, answer }) => (
            <div key={key} id={anchorOf(key)}>
              <Disclosure summary={question}>
                <RichContent html={answer} />
              </Disclosure>
            </div>
          ))}
        </Section>
      ))}
      <Section title="解決しましたか" lead="解決しないときは、お気軽にお問い合わせください。">
        <LinkButton href="/contact" icon="mail">
          お問い合わせ
        </LinkButton>
      </Section>
    </Page>
  )
}

/** A link to a question opens its answer; no server knows the hash of an address. */
function useLinkedAnswer() {
  const { hash } = useLocation()
  useEffect(() => {
    document.getElementById(hash.slice(1))?.querySelector(':scope > details')?.setAttribute('open', '')
  }, [hash])
}
