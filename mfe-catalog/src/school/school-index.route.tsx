import { refusedAsNothing } from '@storefront/http'
import { currentSite, leadsSomewhere } from '@storefront/site'
import { EmptyState, Icon, LinkButton, Page, Panel, Section } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { SchoolEntry } from '../school-ways/school-entry'
import { fetchMember, fetchSchool, fetchSchools } from '../school-ways/school.api'
import { schoolPath } from '../school-ways/school.rules'
import { foundText, buildSchoolsHead, indexCrumbs, findSchoolPath, readWord } from './school-index.rules'
import styles from './school-index.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  if (!leadsSomewhere('/school', currentSite())) throw new Response(null, { status: 404 })
  const word = readWord(request.url)
  const [found, own] = await Promise.all([fetchSchools(word, request.signal), fetchOwnSchool(request.signal)])
  const path = findSchoolPath(word, found.schools)
  if (path) throw redirect(path)
  return { word, own, ...found }
}

async function fetchOwnSchool(signal: AbortSignal) {
  const key = (await fetchMember(signal))?.school_key
  if (!key) return undefined
  const school = await fetchSchool(key, signal).catch(refusedAsNothing)
  return school && { key, name: school.name }
}

export { TopPageSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { head: buildSchoolsHead }

export function Component() {
  const { word, own, schools, total } = useLoaderData<typeof loader>()
  return (
    <Page
      title="学校から選ぶ"
      lead="学校を選ぶと、学年ごとの指定品と採寸会の日程をご覧いただけます。"
      crumbs={indexCrumbs}
    >
      {own && (
        <div className={styles.own}>
          <Panel>
            ご登録の学校：<a href={schoolPath(own.key)}>{own.name}</a>
          </Panel>
        </div>
      )}
      <SchoolEntry word={word} />
      {schools.length > 0 ? (
        <Section title={word ? '見つかった学校' : '学校の一覧'}>
          <p className={styles.found} role="status">
            {foundText({ word, shown: schools.length, total })}
          </p>
          <ul className={styles.schools}>
            {schools.map(({ key, name, prefecture }) => (
              <li key={key}>
                <a className={styles.school} href={schoolPath(key)}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.facts}>
                    {prefecture && `${prefecture}・`}学校コード {key}
                  </span>
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ) : (
        <EmptyState
          icon="search"
          level="h2"
          title="学校が見つかりませんでした"
          action={<LinkButton href="/contact">お問い合わせ</LinkButton>}
        >
          学校コードは注文書の右上にあります。学校名は「緑が丘」のように、一部でもさがせます。
        </EmptyState>
      )}
    </Page>
  )
}
