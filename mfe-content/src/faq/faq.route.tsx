import { useEffect, useRef, type FormEvent } from 'react'
import { listQas, type QaGroup } from '@storefront/contracts'
import { call } from '@storefront/http'
import type { Head } from '@storefront/navigation'
import {
  Button,
  Disclosure,
  EmptyState,
  Field,
  LinkButton,
  Page,
  RichContent,
  Section,
  TextInput,
} from '@storefront/ui'
import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom'
import { toAnchor, countQuestions, faqPath, readHashId, readWord } from './faq.rules'
import styles from './faq.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const word = readWord(request.url)
  const query = word === '' ? {} : { word }
  return {
    word,
    groups: (await call(listQas, { query, isCacheable: true, signal: request.signal })).data.data,
  }
}

type Data = { word: string; groups: QaGroup[] }

export const handle = {
  isPrefetchable: true,
  head: ({ word, groups }: Data): Head => ({
    title: 'よくあるご質問',
    description: 'ご注文、お届け、お支払い、会員登録などについてのよくあるご質問です。',
    canonical: '/faq',
    ...(word === '' ? { jsonLd: [faqData(groups)] } : { robots: 'noindex,follow' }),
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
  const { word, groups } = useLoaderData<typeof loader>()
  useLinkedAnswer()
  return (
    <Page
      title="よくあるご質問"
      width="reading"
      crumbs={[{ label: 'トップ', href: '/' }, { label: 'よくあるご質問' }]}
    >
      {groups.length === 0 && word === '' ? (
        <EmptyState title="ご質問はまだ登録されていません" />
      ) : (
        <QuestionSearch word={word} />
      )}
      <div role="status">
        {word !== '' && (
          <p>
            {groups.length === 0
              ? `「${word}」に当てはまるご質問はありません`
              : `「${word}」に当てはまるご質問：${countQuestions(groups)}件`}
          </p>
        )}
      </div>
      {groups.map(({ category, items }) => (
        <Section key={category.key} id={category.key} title={category.name}>
          {items.map(({ key, question, answer }) => (
            <div key={key} id={toAnchor(key)}>
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

/** Debounce time of the search in milliseconds. */
const restMs = 300

/**
 * Renders a plain form, so that the search works without scripts. With scripts it searches while the shopper
 * types.
 */
function QuestionSearch({ word }: { word: string }) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function searchFor(wanted: string) {
    clearTimeout(timer.current)
    void navigate(faqPath(wanted.trim()), { replace: true, preventScrollReset: true })
  }
  function onChange(wanted: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchFor(wanted), restMs)
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    searchFor(String(new FormData(event.currentTarget).get('word') ?? ''))
  }
  return (
    <form className={styles.search} role="search" aria-label="ご質問の検索" action="/faq" onSubmit={onSubmit}>
      <Field label="ご質問を検索">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            name="word"
            maxLength={100}
            defaultValue={word}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <Button type="submit">検索</Button>
    </form>
  )
}

/** Opens the answer in the URL's hash. The server can't, because browsers don't send the hash. */
function useLinkedAnswer() {
  const { hash } = useLocation()
  useEffect(() => {
    document.getElementById(readHashId(hash))?.querySelector(':scope > details')?.setAttribute('open', '')
  }, [hash])
}
