import type { Head } from '@storefront/navigation'
import { currentSite, leadsSomewhere } from '@storefront/site'
import { LinkButton, Page, Section } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { ChoiceLinks } from '../gift-ways/choice-links'
import { FittingDays } from '../school-ways/fitting-days'
import { fetchFittingDays, fetchMember } from '../school-ways/school.api'
import { daysForSchool, fittingCrumb, listFittingSchools, top } from '../school-ways/school.rules'
import styles from './fitting.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const [days, member] = await Promise.all([fetchFittingDays(request.signal), fetchMember(request.signal)])
  if (days.length === 0 || !leadsSomewhere('/fitting', currentSite()))
    throw new Response(null, { status: 404 })
  const asked = new URL(request.url).searchParams.get('school') ?? member?.school_key
  const schools = listFittingSchools(days)
  return { days, schools, school: schools.find(({ key }) => key === asked) }
}

export { TopPageSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = {
  head: (): Head => ({
    title: '採寸会の日程とご予約',
    description: '制服の採寸会の日と会場、時間のご案内です。ご希望の時間を予約できます。',
    canonical: '/fitting',
  }),
}

export function Component() {
  const { days, schools, school } = useLoaderData<typeof loader>()
  return (
    <Page
      title="採寸会の日程とご予約"
      lead="ご希望の時間をお選びください。ご予約は無料で、会員登録はいりません。"
      crumbs={[top, { label: fittingCrumb.label }]}
    >
      {schools.length > 1 && (
        <ChoiceLinks
          label="学校"
          choices={[
            { label: 'すべて', href: '/fitting?school=', isChosen: school === undefined },
            ...schools.map(({ key, name }) => ({
              label: name,
              href: `/fitting?school=${encodeURIComponent(key)}`,
              isChosen: key === school?.key,
            })),
          ]}
        />
      )}
      <FittingDays days={daysForSchool(days, school?.key)} school={school?.key} level="h2" />
      <Section title="採寸会においでになれないとき" id="otherwise">
        <p className={styles.text}>
          ご家庭での採寸でもご注文いただけます。各品のページで、袖丈や裾丈など、その品に要る寸法だけをうかがいます。
        </p>
        <p className={styles.ways}>
          <LinkButton href="/school" icon="search">
            学校から選ぶ
          </LinkButton>
          <LinkButton href="/contact" variant="quiet">
            サイズを相談する
          </LinkButton>
        </p>
      </Section>
    </Page>
  )
}
